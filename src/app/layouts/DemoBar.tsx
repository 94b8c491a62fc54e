import type { DemoChoices } from '@/config/demoAddress';
import { Button } from '@/design/components/Button/Button';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { demoTexts } from '@/texts/demo';
import { settingsTexts } from '@/texts/settings';

export interface DemoBarProps extends Pick<DemoChoices, 'role' | 'theme'> {
  /** The titles of the scenarios. */
  scenarios: string[];
  /** The invalid values in the address. */
  unknown: string[];
  /** The address of the story that the demo was opened from. */
  story: string | null;
  /** Ends the choices. */
  onLeave: () => void;
}

/** Shows the choices in the demo's address, and leads back to the story. */
export function DemoBar({ role, theme, scenarios, unknown, story, onLeave }: DemoBarProps) {
  const chosen = [
    [demoTexts.role, role && demoTexts.roles[role]],
    [demoTexts.theme, theme && settingsTexts.themes[theme]],
    [demoTexts.scenario, scenarios.join(', ')],
  ].filter(([, value]) => value);
  return (
    <Cluster
      as="aside"
      aria-label={demoTexts.chosen}
      background="surfaceSunken"
      justifyContent="center"
      columnGap={12}
      rowGap={0}
      paddingX={16}
      paddingY={8}
    >
      {chosen.map(([name, value]) => (
        <Text key={name} variant="meta">
          {name} <Text weight="bold">{value}</Text>
        </Text>
      ))}
      {unknown.length > 0 && (
        <Text variant="meta" tone="danger">
          {demoTexts.unknown(unknown.join(', '))}
        </Text>
      )}
      {story && (
        <LinkButton variant="ghost" size="sm" href={story}>
          {demoTexts.toStory}
        </LinkButton>
      )}
      <Button variant="ghost" size="sm" onClick={onLeave}>
        {demoTexts.leave}
      </Button>
    </Cluster>
  );
}
