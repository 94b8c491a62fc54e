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
  /** Name of the field and its landmark, for a screen reader. */
  label: string;
  /** Name of the button. */
  buttonLabel: string;
  /** The present search; a new value replaces the text in the field. */
  defaultValue?: string;
  variant?: keyof typeof variants;
  /**
   * The address that gets the field `name` while the page comes from the server and its code has not loaded.
   */
  formAction?: string | undefined;
  /** Hidden fields that are sent with the text. */
  children?: ReactNode;
  /** Called with the trimmed text; empty means "stop searching". */
  onSearch: (words: string) => void;
}

/**
 * A search text, sent by Enter (safe during Hangul composition) or by the button. The browser holds
 * the text, so a slow page never drops a syllable. The form's submit event is ignored: it would
 * handle the same Enter a second time.
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, buttonLabel, variant = 'sunken', onSearch, ...others } = props;
  const { formAction, children, ...rest } = others;
  const { defaultValue = '' } = rest;
  const input = useRef<HTMLInputElement>(null);
  // The browser holds the text (no syllable is ever lost); only a new search replaces it. The first
  // render does not: on a page from the server somebody may be typing already.
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
