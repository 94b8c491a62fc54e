import { uploadImage } from '@/api/uploads';
import { PostBlocks } from '@/components/PostBlocks/PostBlocks';
import { Button } from '@/design/components/Button/Button';
import { Text } from '@/design/components/Text/Text';
import { pictureFieldTexts } from '@/texts/pictureField';
import type { ImageBlock } from '@contract/models/block';
import { cardImage } from '@contract/rules/site/uploads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inCard } from '../design/frame';

/** A sunset like a photo of a camera: large, and JPEG. */
async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(3000, 2000);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  const sky = context.createLinearGradient(0, 0, 0, 2000);
  [
    [0, '#1b3a6b'],
    [0.55, '#f2a65a'],
    [0.6, '#2d6f8e'],
    [1, '#0f2d46'],
  ].forEach(([at, colour]) => sky.addColorStop(Number(at), String(colour)));
  context.fillStyle = sky;
  context.fillRect(0, 0, 3000, 2000);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], '노을.jpg', {
    type: 'image/jpeg',
  });
}

function Upload({ pick }: { pick: () => Promise<File> }) {
  const [share, setShare] = useState(0);
  const [block, setBlock] = useState<ImageBlock | null>(null);
  const send = async () => {
    const { url, width, height } = await uploadImage(await pick(), { onProgress: setShare });
    setBlock({ id: 'b1', type: 'image', url, caption: '의암호의 노을', width, height });
  };
  return (
    <>
      <Button onClick={() => void send()}>사진 올리기</Button>
      <Text>{Math.round(share * 100)}%</Text>
      {block && <PostBlocks blocks={[block]} title="노을" />}
    </>
  );
}

const meta = {
  tags: ['behavior'],
  render: () => <Upload pick={photo} />,
  decorators: [inCard],
  parameters: { role: 'member' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole way of a picture: it is redrawn smaller, uploaded with progress, and shown. */
export const Uploaded: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: pictureFieldTexts.upload }));
    await canvas.findByText('의암호의 노을');
    await expect(canvas.getByText('100%')).toBeVisible();
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.naturalWidth).toBe(2048));
    await expect(image?.naturalHeight).toBe(1365);
    // Its place is reserved before it loads.
    await expect(image?.style.aspectRatio).toBe('auto 2048 / 1365');

    const card = new Image();
    card.src = cardImage(image?.getAttribute('src') ?? '');
    await card.decode();
    await expect([card.naturalWidth, card.naturalHeight]).toEqual([720, 480]);
  },
};
