import { Select } from '@/design/components/Select/Select';
import { Text } from '@/design/components/Text/Text';
import { writeTexts } from '@/texts/write';

export interface SphereChoiceProps {
  /** The spheres that the member has joined. */
  joined: readonly { id: string; name: string }[];
  value: string | null;
  /** The sphere of the post; null for a sphere that the member has left since. */
  open: string | null;
  onChange: (sphereId: string | null) => void;
}

/** Lets a member choose one of their spheres for a post; hidden for a member without spheres. */
export function SphereChoice({ joined, value, open, onChange }: SphereChoiceProps) {
  const note = value !== open && writeTexts.sphereLeft;
  if (joined.length === 0) {
    return (
      note && (
        <Text as="p" variant="meta" tone="muted">
          {note}
        </Text>
      )
    );
  }
  return (
    <Select
      label={writeTexts.sphere}
      hint={note}
      value={open ?? ''}
      onChange={(id) => onChange(id || null)}
      options={[
        { value: '', label: writeTexts.noSphere },
        ...joined.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
