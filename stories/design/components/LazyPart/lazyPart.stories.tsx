import { Button } from '@/design/components/Button/Button';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { LostParts } from '@/design/components/LazyPart/lostParts';
import { overlays } from '@/design/hooks/useOverlay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FunctionComponent } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

interface PartProps {
  onClose: () => void;
}

function Answer({ onClose }: PartProps) {
  return <Button onClick={onClose}>닫기</Button>;
}

const load = fn<() => Promise<{ default: FunctionComponent<PartProps> }>>();
const showFailure = fn();
const texts = { message: '불러오지 못했습니다.', retryLabel: '다시 시도', showFailure };

interface PageProps {
  panel: boolean;
  above?: true;
}

/** A page with typed text and a part that loads on a press. */
function Page({ panel, above }: PageProps) {
  const [Part] = useState(() => lazyPart(load, above && { above }));
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <LostParts value={texts}>
      <input aria-label="쓰던 말" />
      <Button onClick={() => setOpen(true)}>열기</Button>
      {open && <Part onClose={close} {...(!panel && { onLost: close })} />}
    </LostParts>
  );
}

const meta = {
  component: Page,
  args: { panel: false },
  beforeEach: () => {
    showFailure.mockReset();
    load.mockReset().mockResolvedValue({ default: Answer });
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const lost = () => Promise.reject(new Error('no network'));

export const Default: Story = {};

export const Behavior: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await expect(load).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await userEvent.click(await canvas.findByRole('button', { name: '닫기' }));
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await expect(await canvas.findByRole('button', { name: '닫기' })).toBeVisible();
    await expect(load).toHaveBeenCalledOnce();
  },
};

export const SecondTry: Story = {
  tags: ['behavior'],
  beforeEach: () => void load.mockImplementationOnce(lost),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await expect(await canvas.findByRole('button', { name: '닫기' })).toBeVisible();
    await expect(showFailure).not.toHaveBeenCalled();
  },
};

/** The failure is announced once, the page keeps the typed text, and a later press loads again. */
export const Lost: Story = {
  beforeEach: () => void load.mockImplementationOnce(lost).mockImplementationOnce(lost),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('쓰던 말'), '아직 보내지 않은 말');
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await waitFor(() => expect(showFailure).toHaveBeenCalledOnce());
    await expect(canvas.getByLabelText('쓰던 말')).toHaveValue('아직 보내지 않은 말');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await expect(await canvas.findByRole('button', { name: '닫기' })).toBeVisible();
    await expect(showFailure).toHaveBeenCalledOnce();
  },
};

/** A part with its own place on the page shows the failure there with a retry button. */
export const LostInItsPlace: Story = {
  args: { panel: true },
  beforeEach: () => void load.mockImplementationOnce(lost).mockImplementationOnce(lost),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('불러오지 못했습니다.');
    await expect(showFailure).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(await canvas.findByRole('button', { name: '닫기' })).toBeVisible();
  },
};

/**
 * A part above the page adds its history entry on the press: back undoes the press, and the part
 * does not open when its code arrives.
 */
export const BackBeforeItComes: Story = {
  tags: ['behavior'],
  args: { above: true },
  play: async ({ canvas, userEvent }) => {
    let arrive: () => void = () => undefined;
    const coming = new Promise<void>((resolve) => (arrive = resolve));
    load.mockImplementation(() => coming.then(() => ({ default: Answer })));
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await expect(overlays.isOpen()).toBe(true);
    overlays.requestCloseTop();
    await waitFor(() => expect(overlays.isOpen()).toBe(false));
    arrive();
    await load.mock.results[0]?.value;
    await expect(canvas.queryByRole('button', { name: '닫기' })).toBeNull();
  },
};

/** A part that may load later, next to content that is always there. */
function Aside(options: Parameters<typeof lazyPart>[1]) {
  const [Part] = useState(() => lazyPart(load, options));
  return (
    <>
      <p>곁에 있는 것</p>
      <Part onClose={() => undefined} />
    </>
  );
}

/** A deferred part loads after a delay. */
export const Deferred: Story = {
  render: () => <Aside after={100} lost="leftOut" />,
  play: async ({ canvas }) => {
    await expect(load).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('button', { name: '닫기' })).toBeVisible();
  },
};

/** A device that does not use a part does not load it. */
export const OtherDevice: Story = {
  render: () => <Aside media="(max-width: 1px)" lost="leftOut" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('곁에 있는 것')).toBeVisible();
    await expect(load).not.toHaveBeenCalled();
  },
};

/** An optional part is left out if it fails to load; the content next to it stays. */
export const LeftOut: Story = {
  render: () => <Aside after={0} lost="leftOut" />,
  beforeEach: () => void load.mockImplementationOnce(lost).mockImplementationOnce(lost),
  play: async ({ canvas }) => {
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await expect(canvas.getByText('곁에 있는 것')).toBeVisible();
    await expect(showFailure).not.toHaveBeenCalled();
  },
};
