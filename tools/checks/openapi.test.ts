import { Validator } from '@seriousme/openapi-schema-validator';
import { openapi } from '@contract/openapi';
import { expect, it } from 'vitest';

it('finds the description of the API a valid OpenAPI document', async () => {
  const served = JSON.parse(JSON.stringify(openapi())) as Record<string, unknown>;
  const { valid, errors } = await new Validator().validate(served);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});
