import { describe, expect, it } from 'vitest';
import { affectedSteps, limited } from './changed';
import { choose } from './steps';

const names = (...changed: string[]) => affectedSteps([], changed).map(({ name }) => name);
const whole = ['format', 'types', 'lint', 'unused', 'architecture', 'unit'];

describe('npm test -- --changed', () => {
  it('runs no step without a change', () => {
    expect(names()).toEqual([]);
  });

  it('runs the steps that read a changed folder, and the builds they need', () => {
    expect(names('docs/testing.md')).toEqual(whole);
    expect(names('stories/site.tsx')).toEqual(expect.arrayContaining([...whole, 'stories']));
    expect(names('stories/site.tsx')).not.toContain('bundles');
    expect(names('server/app.ts')).toEqual([
      ...[...whole, 'build-live', 'build-mock', 'bundles', 'conformance-node-sqlite'],
      ...['conformance-postgres', 'conformance-mocks', 'conformance-sqlite'],
    ]);
  });

  it('runs journeys and the built Storybook only if one of their files changed', () => {
    expect(names('e2e/session.spec.ts')).toContain('e2e');
    expect(names('e2e/storybook/screens.spec.ts')).toContain('build-design');
    const others = names('src/main.tsx', 'stories/site.tsx', 'package.json');
    expect(others).not.toContain('e2e');
    expect(others).not.toContain('build-design');
  });

  it('runs no step that is not named', () => {
    expect(affectedSteps(['lint', 'stories'], ['docs/testing.md'])).toEqual(choose(['lint']));
  });

  it('limits tests to the affected ones and does not remember that they passed', () => {
    const [unit] = choose(['unit']).flatMap((step) => limited(step, { base: 'abc', files: [] }));
    expect(unit?.run.slice(-3)).toEqual(['--passWithNoTests', '--changed', 'abc']);
    expect(unit?.reads).toBeUndefined();
    const [lint] = choose(['lint']).flatMap((step) => limited(step, { base: 'abc', files: [] }));
    expect(lint).toEqual(choose(['lint'])[0]);
  });
});
