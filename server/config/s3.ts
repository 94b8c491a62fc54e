import * as v from 'valibot';

/** The access to storage that speaks S3. */
export interface S3Config {
  /** The address of the service; null for Amazon's own. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A part of a bucket: the objects whose keys begin with the prefix. */
export interface S3Place {
  bucket: string;
  prefix: string;
  s3: S3Config;
}

const S3_ADDRESS = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]*))?$/;

/** Whether a text has the form `s3://bucket/prefix`. */
export const isS3Address = (text: string): boolean => S3_ADDRESS.test(text);

/** The settings of S3 and of pictures there, with the sentence for a wrong value. */
export const s3Settings = {
  UPLOADS_TO: v.optional(
    v.pipe(v.string(), v.check(isS3Address, '"s3://버킷/앞부분" 형식이어야 합니다.')),
  ),
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (url) => /^https?:\/\/[^/]/.test(url) && URL.canParse(url),
        '"https://…" 형식의 주소여야 합니다.',
      ),
    ),
  ),
  S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'ap-northeast-2 같은 지역의 이름이어야 합니다.')),
    'us-east-1',
  ),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
};

type Given = v.InferOutput<v.ObjectSchema<typeof s3Settings, undefined>>;

/** Throws with the setting's name and what it needs. */
export type Refuse = (name: string, sentence: string) => never;

/**
 * Reads the place of an address on S3.
 * @param setting that has the address
 * @returns null for any other address
 */
export function s3PlaceOf(
  address: string,
  setting: string,
  given: Given,
  refuse: Refuse,
): S3Place | null {
  const [, bucket, prefix = ''] = S3_ADDRESS.exec(address) ?? [];
  if (bucket === undefined) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    return refuse(
      setting,
      'S3를 쓰려면 S3_ACCESS_KEY_ID와 S3_SECRET_ACCESS_KEY를 함께 설정해야 합니다.',
    );
  }
  const endpoint = given.S3_ENDPOINT ?? null;
  const s3 = { endpoint, region: given.S3_REGION, accessKeyId, secretAccessKey };
  return { bucket, prefix: prefix.replace(/\/+$/, ''), s3 };
}
