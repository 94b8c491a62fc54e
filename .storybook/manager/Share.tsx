// The manager has a React of its own, which only this form of JSX finds.
/** @jsxRuntime classic */
import React, { useState } from 'react';
import {
  Button,
  createCopyToClipboardFunction,
  PopoverProvider,
} from 'storybook/internal/components';
import { useGlobals, useParameter, useStorybookApi } from 'storybook/manager-api';
import { renderSVG } from 'uqr';
// oxlint-disable-next-line architecture/import-zones -- the manager is built without aliases
import { demoAddress, type DemoChoices, type DemoRole } from '../../src/config/demoAddress';
import { namesChosen, OF_STORY } from '../choices';

const copy = createCopyToClipboardFunction();

/** The demo's address, set by `main.ts`; empty without a demo. */
const demo = document.querySelector<HTMLMetaElement>('meta[name="demo"]')?.content;

/** Opens the page of the story in the demo, as the toolbars and the story have it. */
export function OpenInDemo() {
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const at = useParameter<string>('at');
  const role = useParameter<DemoRole>('role', 'guest');
  const scenario = useParameter<string | string[]>('scenario', []);
  if (!demo || !at) return null;
  const open = () => {
    const { storyId, queryParams } = api.getUrlState();
    const address = demoAddress(new URL(demo, location.href).href, at, {
      scenarios: globals.scenario === OF_STORY ? [scenario].flat() : namesChosen(globals.scenario),
      role: globals.role === OF_STORY ? role : (globals.role as DemoRole),
      theme: globals.theme === 'both' ? null : (globals.theme as DemoChoices['theme']),
      story: storyId ?? null,
      globals: queryParams.globals ?? null,
    });
    window.open(address, '_blank', 'noopener');
  };
  return (
    <Button variant="ghost" size="small" ariaLabel={false} onClick={open}>
      데모에서 열기
    </Button>
  );
}

/** The address of the story with all that the toolbars say. */
function useStoryAddress(): () => string {
  const api = useStorybookApi();
  return () => {
    const { storyId } = api.getUrlState();
    return storyId ? api.getStoryHrefs(storyId, { base: 'origin' }).managerHref : location.href;
  };
}

/** Copies the address of the story. */
export function CopyLink() {
  const address = useStoryAddress();
  const [isCopied, setCopied] = useState(false);
  const press = async () => {
    await copy(address());
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <Button variant="ghost" size="small" ariaLabel={false} onClick={() => void press()}>
      <span aria-live="polite">{isCopied ? '복사했습니다' : '링크 복사'}</span>
    </Button>
  );
}

const isLoopback = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

function Code({ address }: { address: string }) {
  return (
    <div style={{ inlineSize: 260, padding: 12, display: 'grid', gap: 8 }}>
      <img
        alt="이 스토리 주소의 QR 코드"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address))}`}
      />
      <span style={{ overflowWrap: 'anywhere' }}>{address}</span>
      {isLoopback.test(location.hostname) && (
        <span>
          이 주소는 이 컴퓨터에서만 열립니다. 휴대폰으로 보려면 npm run storybook -- --phone 으로
          시작해주세요.
        </span>
      )}
    </div>
  );
}

/** Shows the address of the story as a picture for a phone's camera. */
export function QrCode() {
  const address = useStoryAddress();
  return (
    <PopoverProvider ariaLabel="QR 코드" padding={0} popover={() => <Code address={address()} />}>
      <Button variant="ghost" size="small" ariaLabel="QR 코드">
        QR
      </Button>
    </PopoverProvider>
  );
}
