import { describe, expect, it } from 'vitest';
import { IMAGE_MAX_FRAMES } from '../../rules/site/uploads';
import { validationTexts } from '../../texts';
import { animatedImages, type AnimatedImage } from '../support/animated-images';
import { imageForm } from '../support/pictures';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

const { imageBroken, imageFrames, imagePixels } = validationTexts;

/** Uploads of animated images: how long and large they may be, and what is stored. */
export function movingPicturesSuite(start: StartSubject): void {
  describe.each(Object.entries(animatedImages))('uploads of a moving %s', (_kind, animated) => {
    const world = useWorld(start);
    const send = (bytes: Uint8Array<ArrayBuffer>) =>
      world.member.call('uploadImage', { form: imageForm(bytes) });

    it('are accepted up to the maximum number of frames', async () => {
      const { body } = await send(animated({ frames: IMAGE_MAX_FRAMES, width: 4, height: 3 }));
      expect(body).toMatchObject({ success: true, width: 4, height: 3 });
    });

    it.each<[string, AnimatedImage]>([
      [imageFrames, { frames: IMAGE_MAX_FRAMES + 1, width: 4, height: 3 }],
      // The limit counts all frames together.
      [imagePixels, { frames: 120, width: 700, height: 500 }],
      [imageFrames, { frames: IMAGE_MAX_FRAMES + 1, width: 700, height: 500 }],
    ])('are refused with the sentence %s: %o', async (error, given) => {
      const { body } = await send(animated(given));
      expect(body).toMatchObject({ code: 'VALIDATION', error });
    });

    it('are refused when no frame is complete', async () => {
      const { body } = await send(animated({ frames: 1, width: 4, height: 3 }).slice(0, -10));
      expect(body).toMatchObject({ code: 'VALIDATION', error: imageBroken });
    });

    it('lose their embedded metadata', async () => {
      const words = 'GPS 37.5665 126.9780';
      const bytes = animated({ frames: 3, width: 4, height: 3, words });
      expect(String.fromCharCode(...bytes)).toContain(words);
      const { url } = await world.member.ok('uploadImage', { form: imageForm(bytes) });
      for (const path of [url, url.replace('.webp', '-card.webp')]) {
        const kept = await (await world.guest.raw('GET', path)).arrayBuffer();
        expect(String.fromCharCode(...new Uint8Array(kept))).not.toContain(words);
      }
    });
  });

  describe('an upload of a truncated GIF', () => {
    const world = useWorld(start);

    it('shows its complete frames', async () => {
      const whole = animatedImages.gif({ frames: 9, width: 4, height: 3 });
      const form = imageForm(whole.slice(0, whole.length / 2));
      expect(await world.member.ok('uploadImage', { form })).toMatchObject({ width: 4, height: 3 });
    });
  });
}
