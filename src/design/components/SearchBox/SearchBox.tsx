import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useEnterSubmit } from '../../hooks/useEnterSubmit';
import { SearchIcon } from '../../icons/icons';
import { IconButton } from '../IconButton/IconButton';
import { box, variant as variants, place } from './SearchBox.css';

/** A field to search with. */
export interface SearchBoxProps extends Pick<
  ComponentPropsWithRef<'input'>,
  'placeholder' | 'name' | 'id' | 'autoFocus'
> {
  /** Name of the field, and of its landmark, for a screen reader. */
  label: string;
  /** Name of the button. */
  buttonLabel: string;
  /** What is being searched now; another search replaces the words in the field. */
  defaultValue?: string;
  variant?: keyof typeof variants;
  /**
   * Where the words of the field `name` go from a page of the server whose code has not come yet.
   */
  formAction?: string | undefined;
  /** Hidden fields that go there with them. */
  children?: ReactNode;
  /** The words, trimmed; empty means "no longer search". */
  onSearch: (words: string) => void;
}

/**
 * Words to look for, sent by Enter (safe while Hangul is being composed) or by the button. The
 * browser keeps the words, so a slow page never drops a syllable. A form's own submit is not
 * listened to: it would answer the same Enter a second time.
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, buttonLabel, variant = 'sunken', onSearch, ...others } = props;
  const { formAction, children, ...rest } = others;
  const { defaultValue = '' } = rest;
  const input = useRef<HTMLInputElement>(null);
  // The words belong to the browser (no syllable is ever lost); only another search replaces them.
  // Not the first render either: in a page from the server somebody may be typing already.
  const searched = useRef(defaultValue);
  useEffect(() => {
    if (searched.current === defaultValue) return;
    searched.current = defaultValue;
    const field = input.current;
    if (field && field.value.trim() !== defaultValue) field.value = defaultValue;
  }, [defaultValue]);
  const search = (words: string) => onSearch(words.trim());
  const enter = useEnterSubmit<HTMLInputElement>(search);
  const Place = formAction === undefined ? 'div' : 'form';
  return (
    <Place
      role="search"
      aria-label={label}
      action={formAction}
      onSubmit={(event) => event.preventDefault()}
      className={box}
    >
      {children}
      <input
        {...rest}
        {...enter}
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        className={variants[variant]}
      />
      <span className={place}>
        <IconButton
          type="submit"
          label={buttonLabel}
          icon={<SearchIcon />}
          onClick={() => search(input.current?.value ?? '')}
        />
      </span>
    </Place>
  );
}
