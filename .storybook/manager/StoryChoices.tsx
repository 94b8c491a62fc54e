// The manager has a React of its own, which only this form of JSX finds.
/** @jsxRuntime classic */
import React from 'react';
import { useGlobals, useParameter } from 'storybook/manager-api';
import { OF_STORY, roles } from '../choices';

/** Says which role and scenarios the story sets, where no toolbar has replaced them. */
export function StoryChoices() {
  const role = useParameter<keyof typeof roles>('role', 'guest');
  const scenario = useParameter<string | string[]>('scenario', []);
  const [globals] = useGlobals();
  const said = [
    globals.role === OF_STORY ? roles[role] : null,
    globals.scenario === OF_STORY ? [scenario].flat().join(', ') : null,
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <span style={{ alignSelf: 'center', fontSize: 12, whiteSpace: 'nowrap', paddingInline: 8 }}>
      스토리가 정함: {said.join(' · ')}
    </span>
  );
}
