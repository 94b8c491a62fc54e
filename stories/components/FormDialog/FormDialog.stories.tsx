import { FormDialog } from '@/components/FormDialog/FormDialog';
import { Field } from '@/design/components/Field/Field';
import { adminSphereTexts } from '@/texts/admin/spheres';
import { commonTexts } from '@/texts/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  component: FormDialog,
  args: {
    title: adminSphereTexts.createTitle,
    submitLabel: commonTexts.save,
    onSubmit: fn(),
    onClose: fn(),
    children: <Field label={adminSphereTexts.name} value="" onChange={fn()} />,
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** While it is sent, nothing can be pressed. */
export const Busy: Story = { args: { busy: true } };

export const Danger: Story = {
  args: { submit: { tone: 'danger' }, submitLabel: commonTexts.delete },
};
