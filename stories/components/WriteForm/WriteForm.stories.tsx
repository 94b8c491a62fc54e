import { PublishBar } from '@/components/PublishBar/PublishBar';
import { RewardNote } from '@/components/RewardNote/RewardNote';
import { WriteForm } from '@/components/WriteForm/WriteForm';
import { Card } from '@/design/components/Card/Card';
import { Field } from '@/design/components/Field/Field';
import { commonTexts } from '@/texts/common';
import { videoPostTexts, writeTexts } from '@/texts/write';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { fits } from '../../fits';

const meta = {
  component: WriteForm,
  args: {
    busy: false,
    onSubmit: fn((event: SubmitEvent) => event.preventDefault()),
    side: <RewardNote afterReview />,
    bar: (
      <PublishBar
        busy={false}
        submitLabel={writeTexts.submit}
        busyLabel={writeTexts.submitting}
        saved={null}
        error={null}
        onCancel={fn()}
      />
    ),
    children: (
      <Card padding="lg" edge>
        <Field label={videoPostTexts.title} />
      </Card>
    ),
  },
} satisfies Meta<typeof WriteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button in the bar submits the fields of the columns. */
export const Default: Story = {};

/** During the submit nothing in the columns can be changed; the bar stays usable. */
export const Held: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText(videoPostTexts.title).focus();
    await expect(canvas.getByLabelText(videoPostTexts.title)).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: commonTexts.cancel }));
    await expect(canvas.getByRole('button', { name: commonTexts.cancel })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => fits(),
};
