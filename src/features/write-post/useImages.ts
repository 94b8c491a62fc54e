import { isGone } from '@/api/uploads';
import { pasteAsText, pastedPieces, type Piece } from '@/design/browser/paste';
import { blockTexts, imageTexts } from '@/texts/blocks';
import { MAX_BLOCKS } from '@contract/models/block';
import { claimsUpload } from '@contract/rules/site/uploads';
import { validationTexts } from '@contract/texts';
import { useEffect, useRef, type ClipboardEvent, useState } from 'react';
import {
  emptyBlock,
  isEmpty,
  newBlockId,
  type EditorBlock,
  type ImageBlock,
  type TextBlock,
} from './blocks';
import { filesAtHand, refusalOf, useUploads } from './useUploads';
import { blockIdAt } from './focus';
import type { useEditor } from './useEditor';

const lines = (text: string) => text.split(/[\r\n]+/).map((line) => line.trim().normalize('NFC'));

/** Whether a text only lists the names of files, as file managers add it. */
export function namesOnly(words: string, files: readonly Pick<File, 'name'>[]): boolean {
  const names = files.map(({ name }) => name.normalize('NFC'));
  return lines(words.trim()).every((line) =>
    names.some((name) => line === name || line.endsWith(`/${name}`)),
  );
}

/** Whether markup contains a picture but no text. */
function showsOnlyPicture(markup: string): boolean {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return body.querySelector('img') !== null && body.textContent.trim() === '';
}

/**
 * Returns the files that a paste is meant to insert. Text programs add a picture of the text,
 * browsers the address of a picture, and file managers the names of the files.
 * @returns an empty list if the text was meant
 */
function pastedFiles(data: DataTransfer): File[] {
  const files = [...data.files];
  const words = data.getData('text/plain').trim();
  const isAboutFiles =
    words === '' || namesOnly(words, files) || showsOnlyPicture(data.getData('text/html'));
  return isAboutFiles ? files : [];
}

/** Returns the picture of a `data:` address; null for any other address. */
function embeddedPicture(address: string): File | null {
  const [, type = '', bytes = ''] =
    /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/.exec(address) ?? [];
  if (bytes === '') return null;
  try {
    const data = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
    return new File([data], imageTexts.pasted, { type });
  } catch {
    return null;
  }
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Handles files that are dropped anywhere on the page of a form: a browser would open them and
 * discard the text.
 * @returns whether files are being dragged over the page
 */
function useFileCatch(onFiles: (files: File[], target: EventTarget | null) => void) {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])], event.target);
    };
    // This event also fires between parts of the page, but then it has a related target.
    const onLeave = (event: DragEvent) => {
      if (!event.relatedTarget) setOver(false);
    };
    window.addEventListener('dragover', onOver, { signal });
    window.addEventListener('drop', onDrop, { signal });
    window.addEventListener('dragleave', onLeave, { signal });
    return () => listening.abort();
  }, []);

  return isOver;
}

type Editor = Pick<
  ReturnType<typeof useEditor>,
  'values' | 'change' | 'insert' | 'turn' | 'focus' | 'say'
>;

const imageOf = (file: File): ImageBlock => ({
  ...(emptyBlock('image', newBlockId()) as ImageBlock),
  fileName: file.name,
  isLocal: true,
});

/**
 * Adds pictures to the post: chosen, pasted, or dropped anywhere on the page.
 * @param isOpen whether the post accepts any now
 * @param complain explains why a file was refused
 */
export function useImages(editor: Editor, isOpen: boolean, complain: (sentence: string) => void) {
  const { values, change, insert, turn, focus, say } = editor;
  const { uploads, start, retry, cancel, drop, forget } = useUploads((id, url) => {
    change(id, { url, isLocal: false });
    say(imageTexts.uploaded);
  });

  const latest = useRef(values.blocks);
  useEffect(() => {
    latest.current = values.blocks;
  });

  /** Checks whether pictures still exist, and uploads missing ones again if possible. */
  async function check(blocks: readonly EditorBlock[]): Promise<void> {
    const urls = blocks.flatMap((block) => (block.type === 'image' ? [block.url] : []));
    const uploaded = [...new Set(urls)].filter(claimsUpload);
    const answers = await Promise.all(uploaded.map(isGone));
    const gone = uploaded.filter((_, at) => answers[at]);
    let lost = 0;
    for (const block of latest.current) {
      if (block.type !== 'image' || !gone.includes(block.url)) continue;
      const file = uploads[block.id]?.file;
      const fileName = block.fileName || blockTexts.kinds.image;
      change(block.id, { url: '', fileName, isLocal: file !== undefined });
      if (file) start(block.id, file);
      else lost += 1;
    }
    if (lost > 0) complain(imageTexts.gone(lost));
  }

  function taken(files: readonly File[]): File[] {
    const refused = files.map(refusalOf).find((refusal) => refusal !== null);
    if (refused) complain(refused);
    return files.filter((file) => refusalOf(file) === null);
  }

  /** Inserts pictures after a block, or replaces it if it is empty and has no upload. */
  function put(files: readonly File[], near: string | null, isTaken = false): void {
    const place = values.blocks.find(({ id }) => id === near);
    const gone = place && !isTaken && isEmpty(place) ? place : null;
    const room = MAX_BLOCKS - values.blocks.length + (gone ? 1 : 0);
    const images = taken(files);
    if (images.length > room) complain(validationTexts.blocksMany);
    const added = images.slice(0, room).map((file) => ({ file, block: imageOf(file) }));
    const blocks: EditorBlock[] = added.map(({ block }) => block);
    if (blocks.length === 0) return;
    if (gone) turn(gone.id, blocks);
    else insert(blocks, near);
    for (const { file, block } of added) start(block.id, file);
  }

  /** Pastes words and pictures at the cursor of a text block, which they split. */
  function putPieces(place: TextBlock, field: HTMLTextAreaElement, pieces: readonly Piece[]): void {
    const { value, selectionStart, selectionEnd } = field;
    const blocks: EditorBlock[] = [];
    const files: { id: string; file: File }[] = [];
    let lost = 0;
    const ends = [value.slice(0, selectionStart), value.slice(selectionEnd)] as const;
    for (const piece of [{ text: ends[0] }, ...pieces, { text: ends[1] }]) {
      const last = blocks.at(-1);
      if ('picture' in piece) {
        const file = embeddedPicture(piece.picture);
        // Its empty block keeps the place of a picture that a page may not read.
        const block = file ? imageOf(file) : emptyBlock('image', newBlockId());
        blocks.push(block);
        if (file) files.push({ id: block.id, file });
        else lost += 1;
      } else if (last?.type === 'text') last.content += piece.text;
      else if (piece.text.trim() !== '') {
        blocks.push({ id: newBlockId(), type: 'text', content: piece.text });
      }
    }
    const room = MAX_BLOCKS - values.blocks.length + 1;
    if (blocks.length > room) complain(validationTexts.blocksMany);
    else if (lost > 0) complain(imageTexts.notPasted(lost));
    turn(place.id, blocks.slice(0, room));
    const kept = new Set(blocks.slice(0, room).map(({ id }) => id));
    for (const { id, file } of files) if (kept.has(id)) start(id, file);
  }

  const isOver = useFileCatch((files, target) => {
    // Most people will drop files below the last block.
    if (isOpen) put(files, blockIdAt(target) ?? values.blocks.at(-1)?.id ?? null);
  });

  return {
    uploads,
    retry,
    cancel,
    /** Restores the picture that another one was to replace. */
    keepOld: (id: string) => {
      drop(id);
      change(id, { fileName: '', isLocal: false });
      focus(id);
    },
    forget,
    check,
    /** Handles the pictures of a draft after it was restored. */
    takeUp: (blocks: readonly EditorBlock[]) => {
      for (const { id } of blocks) {
        const file = filesAtHand.get(id);
        if (!file) continue;
        change(id, { isLocal: true });
        start(id, file);
      }
      void check(blocks);
    },
    /** Whether files are dragged over the page and can be dropped. */
    isOver: isOver && isOpen,
    /** Puts files into a block that requested one; further ones follow below it. */
    choose: (id: string, files: readonly File[]) => {
      const [first, ...more] = taken(files);
      if (!first) return;
      // The old picture stays until the new one is uploaded.
      change(id, { fileName: first.name, isLocal: true });
      start(id, first);
      if (more.length > 0) put(more, id, true);
    },
    onPaste: (event: ClipboardEvent) => {
      const { clipboardData, target } = event;
      const files = pastedFiles(clipboardData);
      const place = values.blocks.find(({ id }) => id === blockIdAt(target));
      const pieces = pastedPieces(clipboardData) ?? [];
      if (files.length > 0) {
        event.preventDefault();
        put(files, place?.id ?? values.blocks.at(-1)?.id ?? null);
      } else if (
        place?.type === 'text' &&
        target instanceof HTMLTextAreaElement &&
        pieces.some((piece) => 'picture' in piece)
      ) {
        event.preventDefault();
        putPieces(place, target, pieces);
      } else pasteAsText(event);
    },
  };
}
