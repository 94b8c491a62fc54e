// The manager has a React of its own, which only this form of JSX finds.
/** @jsxRuntime classic */
import React, { useState } from 'react';
import { Button, PopoverProvider } from 'storybook/internal/components';
import { useGlobals, useGlobalTypes } from 'storybook/manager-api';
import { OF_STORY, SEPARATOR } from '../choices';

interface Group {
  title: string;
  items: { value: string; title: string }[];
}

/** Chooses the scenarios of the mock world, one or several, by group or by search. */
export function ScenarioMenu() {
  const [{ scenario }, updateGlobals] = useGlobals();
  const { scenario: type } = useGlobalTypes() as { scenario?: { groups: Group[] } };
  const groups = type?.groups ?? [];
  const chosen =
    scenario === undefined || scenario === OF_STORY ? [] : String(scenario).split(SEPARATOR);
  const titles = groups
    .flatMap(({ items }) => items)
    .filter(({ value }) => chosen.includes(value))
    .map(({ title }) => title);
  const choose = (values: string[]) =>
    updateGlobals({ scenario: values.length === 0 ? OF_STORY : values.join(SEPARATOR) });
  return (
    <PopoverProvider
      ariaLabel="상황 선택"
      padding={0}
      popover={<Choices groups={groups} chosen={chosen} choose={choose} />}
    >
      <Button variant="ghost" size="small" ariaLabel="상황 선택">
        {titles.length === 0 ? '스토리의 상황' : titles.join(', ')}
      </Button>
    </PopoverProvider>
  );
}

interface ChoicesProps {
  groups: Group[];
  chosen: string[];
  choose: (values: string[]) => void;
}

function Choices({ groups, chosen: before, choose: send }: ChoicesProps) {
  // The frame answers late: a second press must not lose the first.
  const [chosen, setChosen] = useState(before);
  const choose = (values: string[]) => {
    setChosen(values);
    send(values);
  };
  const [query, setQuery] = useState('');
  const words = query.trim().split(/\s+/);
  const isFound = (text: string) => words.every((word) => text.includes(word));
  const found = groups
    .map(({ title, items }) => ({
      title,
      items: items.filter((item) => isFound(`${item.title} ${item.value}`)),
    }))
    .filter(({ items }) => items.length > 0);
  const toggle = (value: string) =>
    choose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <div style={{ inlineSize: 340, maxBlockSize: '70vh', overflowY: 'auto', padding: 12 }}>
      <input
        type="search"
        aria-label="상황 검색"
        placeholder="상황 검색"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        style={{ inlineSize: '100%', padding: 8, font: 'inherit' }}
      />
      <Button
        variant="ghost"
        size="small"
        ariaLabel={false}
        disabled={chosen.length === 0}
        onClick={() => choose([])}
      >
        스토리의 상황으로
      </Button>
      {found.length === 0 && <p>찾은 상황이 없습니다.</p>}
      {found.map(({ title, items }) => (
        <fieldset key={title} style={{ border: 0, margin: 0, padding: '8px 0' }}>
          <legend style={{ fontWeight: 700 }}>{title}</legend>
          {items.map((item) => (
            <label key={item.value} style={{ display: 'flex', gap: 8, padding: '4px 0' }}>
              <input
                type="checkbox"
                checked={chosen.includes(item.value)}
                onChange={() => toggle(item.value)}
              />
              {item.title}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
