import { InlineText } from '@/components/InlineText/InlineText';
import { postFormTexts } from '@/texts/blocks';
import { TITLE_MAX } from '@contract/endpoints/posts';
import { typedLength } from '@contract/rules/text/clean-text';
import { validationTexts } from '@contract/texts';
import type { RefObject } from 'react';
import { title } from './PostForm.css';

interface TitleFieldProps {
  value: string;
  error: string | undefined;
  place: RefObject<HTMLDivElement | null>;
  onChange: (value: string) => void;
  onEnter: () => void;
  onSend: () => void;
}

/** The optional title. Enter continues in the text below. */
export function TitleField({ value, error, place, onChange, onEnter, onSend }: TitleFieldProps) {
  const count = typedLength(value);
  return (
    <div ref={place} className={title}>
      <InlineText
        name="title"
        label={postFormTexts.title}
        placeholder={postFormTexts.titlePlaceholder}
        variant="title"
        single
        value={value}
        limit={{ count, max: TITLE_MAX }}
        error={error ?? (count > TITLE_MAX ? validationTexts.titleLong : null)}
        onWords={onChange}
        onEnter={onEnter}
        onSend={onSend}
      />
    </div>
  );
}
