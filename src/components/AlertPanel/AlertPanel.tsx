import { Box } from '@/design/components/Box/Box';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { InfoIcon } from '@/design/icons/icons';
import { emptyPlace } from '@/design/styles/emptyPlace.css';
import { panel } from './AlertPanel.css';

export interface AlertPanelProps {
  id?: string;
  /** The error in one sentence; null if there is no error. */
  message: string | null;
  /** Details, each on a separate line. */
  details?: readonly string[];
}

/** Shows an error next to the control that caused it. It is always rendered, so that screen readers announce it. */
export function AlertPanel({ id, message, details = [] }: AlertPanelProps) {
  return (
    <div id={id} role="alert" className={emptyPlace}>
      {message !== null && (
        <Box
          display="flex"
          alignItems="flex-start"
          gap={10}
          padding={16}
          borderRadius="md"
          className={panel}
        >
          <Text tone="danger">
            <InfoIcon />
          </Text>
          <Stack gap={4} minWidth={0}>
            <Text as="p" variant="label">
              {message}
            </Text>
            {details.map((detail) => (
              <Text key={detail} as="p" variant="meta" preserveLines>
                {detail}
              </Text>
            ))}
          </Stack>
        </Box>
      )}
    </div>
  );
}
