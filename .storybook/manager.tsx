// The manager has a React of its own, which only this form of JSX finds.
/** @jsxRuntime classic */
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { groupNames, statusTones, storyNames } from './docs/names';
import { ScenarioMenu } from './manager/ScenarioMenu';
import { CopyLink, OpenInDemo, QrCode } from './manager/Share';
import { StoryChoices } from './manager/StoryChoices';

const ADDON = 'mulbit';

/** The sidebar's own words in Korean; a component that is not stable says so. */
addons.setConfig({
  sidebar: {
    renderLabel: ({ type, name, ...item }) => {
      if (type === 'root') return groupNames[name] ?? name;
      if (type !== 'component') return storyNames[name] ?? name;
      const status = item.tags.find((tag) => tag !== '안정' && tag in statusTones);
      return status ? `${name} · ${status}` : name;
    },
  },
});

addons.register(ADDON, () => {
  const shown = ({ viewMode }: { viewMode?: string }) => viewMode === 'story';
  const tools = [
    { id: 'scenario', title: '상황', Tool: ScenarioMenu },
    { id: 'story', title: '스토리가 정한 것', Tool: StoryChoices },
    { id: 'demo', title: '데모에서 열기', Tool: OpenInDemo },
    { id: 'link', title: '링크 복사', Tool: CopyLink },
    { id: 'qr', title: 'QR 코드', Tool: QrCode },
  ];
  for (const { id, title, Tool } of tools) {
    addons.add(`${ADDON}/${id}`, {
      type: types.TOOL,
      title,
      match: shown,
      render: () => <Tool />,
    });
  }
});
