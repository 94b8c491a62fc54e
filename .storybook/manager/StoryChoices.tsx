// The manager has a React of its own, which only this form of JSX finds.
/** @jsxRuntime classic */
import React from 'react';
import { useGlobals, useParameter } from 'storybook/manager-api';

const OF_STORY = 'story';
const roles: Record<string, string> = { guest: '게스트', member: '멤버', admin: '관리자' };

/** Says what the story itself decides, and what a toolbar has changed of it. */
export function StoryChoices() {
  const role = useParameter<string>('role', 'guest');
  const scenario = useParameter<string | string[]>('scenario', []);
  const [globals] = useGlobals();
  const said = [
    globals.role === OF_STORY ? (roles[role] ?? role) : null,
    globals.scenario === OF_STORY ? [scenario].flat().join(', ') : null,
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <span style={{ alignSelf: 'center', fontSize: 12, whiteSpace: 'nowrap', paddingInline: 8 }}>
      스토리가 정함: {said.join(' · ')}
    </span>
  );
}
