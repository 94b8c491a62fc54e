import { ChoiceChips, type Choice } from '@/components/ChoiceChips/ChoiceChips';
import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { useChangeForm } from '@/components/useChangeForm';
import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { Field } from '@/design/components/Field/Field';
import { Heading } from '@/design/components/Heading/Heading';
import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { Textarea } from '@/design/components/Textarea/Textarea';
import { optionsOf } from '@/design/options';
import { showToastAtom } from '@/state/toasts';
import { useLeaveWarning } from '@/state/useLeaveWarning';
import { useRemote } from '@/state/useRemote';
import { adminModerationTexts as texts } from '@/texts/admin/moderation';
import type { Moderation } from '@contract/models/moderation';
import { forbiddenActs } from '@contract/rules/admin/moderation';
import { useSetAtom } from 'jotai';
import { ALL, adminModeration, saveModerationAtom } from './moderation';
import { changeOf, checkValues, names, typedValues } from './moderationValues';

const acts: Choice<string>[] = optionsOf(forbiddenActs, texts.acts);

function Fields({ moderation }: { moderation: Moderation }) {
  const save = useSetAtom(saveModerationAtom);
  const showToast = useSetAtom(showToastAtom);
  const { values, errors, form, formError, isSaving, isChanged, change, submit } = useChangeForm({
    names,
    before: typedValues(moderation),
    check: checkValues,
    send: async (_values, changes) => {
      await save(changeOf(changes));
      showToast({ text: texts.saved, tone: 'success' });
    },
    failed: texts.saveFailed,
  });
  useLeaveWarning(isChanged);
  return (
    <Stack
      as="form"
      ref={form}
      gap={24}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label={texts.blindAfter}
        hint={texts.blindAfterHint}
        name="blindAfter"
        inputMode="numeric"
        autoComplete="off"
        value={values.blindAfter}
        error={errors.blindAfter}
        onChange={(value) => change('blindAfter', value)}
      />
      <Field
        label={texts.reviewFirst}
        hint={texts.reviewFirstHint}
        name="reviewFirst"
        inputMode="numeric"
        autoComplete="off"
        value={values.reviewFirst}
        error={errors.reviewFirst}
        onChange={(value) => change('reviewFirst', value)}
      />
      <Textarea
        label={texts.forbiddenWords}
        hint={texts.forbiddenWordsHint}
        name="forbiddenWords"
        rows={3}
        value={values.forbiddenWords}
        error={errors.forbiddenWords}
        onChange={(value) => change('forbiddenWords', value)}
      />
      <Textarea
        label={texts.forbiddenHosts}
        hint={texts.forbiddenHostsHint}
        name="forbiddenHosts"
        rows={3}
        autoCapitalize="none"
        value={values.forbiddenHosts}
        error={errors.forbiddenHosts}
        onChange={(value) => change('forbiddenHosts', value)}
      />
      <Stack gap={8}>
        <ChoiceChips
          label={texts.forbiddenAct}
          options={acts}
          value={values.forbiddenAct}
          onChange={(value) => value && change('forbiddenAct', value)}
        />
        <Text as="p" variant="meta" tone="muted">
          {texts.forbiddenActHint}
        </Text>
      </Stack>
      {formError && (
        <Text as="p" variant="meta" tone="danger" role="alert">
          {formError}
        </Text>
      )}
      <Row>
        <Button type="submit" busy={isSaving} disabled={!isChanged}>
          {texts.apply}
        </Button>
      </Row>
    </Stack>
  );
}

/** The part of the settings about reported, first and forbidden content. */
export function ModerationForm() {
  const { state, retry } = useRemote(adminModeration, ALL);
  return (
    <Card as="section" padding="lg" edge aria-labelledby="moderation">
      <Stack gap={20}>
        <Heading id="moderation">{texts.title}</Heading>
        <RemoteContent
          state={state}
          failed={texts.loadFailed}
          skeleton={<Skeleton height={360} />}
          onRetry={retry}
        >
          {(moderation) => <Fields key={JSON.stringify(moderation)} moderation={moderation} />}
        </RemoteContent>
      </Stack>
    </Card>
  );
}
