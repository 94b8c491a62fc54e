import { CopyButton } from '@/design/components/CopyButton/CopyButton';
import { Heading } from '@/design/components/Heading/Heading';
import { Spread } from '@/design/components/Spread/Spread';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { apiTesterTexts } from '@/texts/admin/testers';
import { curlOf, fetchOf, shownRequest } from '@contract/testers/request';
import type {
  Tester,
  TesterValues,
  UpstreamOptions,
  UpstreamRequest,
} from '@contract/testers/types';
import { code } from './ApiTester.css';

const forms = [
  [apiTesterTexts.url, (request: UpstreamRequest) => shownRequest(request).url],
  [apiTesterTexts.curl, curlOf],
  [apiTesterTexts.fetch, fetchOf],
] as const;

interface RequestPreviewProps {
  tester: Tester;
  values: TesterValues;
  /** Undefined until the server has sent them. */
  options: UpstreamOptions | undefined;
}

/** The requests that a run would make with the typed values, with asterisks for keys. */
export function RequestPreview({ tester, values, options }: RequestPreviewProps) {
  const requests = tester.requests(values, options);
  const { notices } = tester.prepare(values);
  return (
    <Stack gap={16}>
      <Text as="p" variant="meta" tone="muted">
        {apiTesterTexts.previewHint}
      </Text>
      {notices.map((notice) => (
        <Text key={notice} as="p" variant="meta">
          {notice}
        </Text>
      ))}
      {requests.map((request, at) => {
        const heading = apiTesterTexts.previewOf(at + 1, requests.length);
        return (
          <Stack key={at} as="section" gap={12} aria-label={heading}>
            {requests.length > 1 && <Heading level={3}>{heading}</Heading>}
            {forms.map(([name, write]) => {
              const text = write(request);
              return (
                <Stack key={name} gap={4}>
                  <Spread gap={8}>
                    <Text variant="meta" weight="semibold">
                      {name}
                    </Text>
                    <CopyButton
                      label={apiTesterTexts.copyOf(name)}
                      texts={apiTesterTexts.copy}
                      text={() => text}
                    />
                  </Spread>
                  <pre className={code}>{text}</pre>
                </Stack>
              );
            })}
          </Stack>
        );
      })}
    </Stack>
  );
}
