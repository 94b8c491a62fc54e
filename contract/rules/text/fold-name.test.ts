import { describe, expect, it } from 'vitest';
import { foldLetters, foldName } from './fold-name';

describe('two names are the same', () => {
  it.each([
    ['이유나', '이 유 나'],
    ['이유나', '이유나'.normalize('NFD')],
    ['이유나', 'ㅇㅣㅇㅠㄴㅏ'],
    ['이유나', '이\u200b유나'],
    ['이유나', '★이유나★'],
    ['이유나', '이.유.나'],
    ['이유나', '이유나\u02bc'],
    ['이유나', '이유나\u02d1'],
    ['이유나', '이유나\u0640'],
    ['이유나', '이유나ー'],
    ['이유나', '이유나ㆍ'],
    ['이유나', '이유나\u11a2'],
    ['Mulberry', 'mULBERRY'],
    ['Mulberry', 'Ｍｕｌｂｅｒｒｙ'],
    ['Mulberry', 'MuIberry'],
    ['Mulberry', 'Мulbеrrу'],
    ['Park', 'Раrk'],
    ['Coco', 'Сосо'],
    ['Alex', 'Аlех'],
    ['Nina', 'Νina'],
    ['Henry', 'Ηenrу'],
    ['Coco', 'ϹοϲΟ'],
    ['mulbit', 'r\u200bnulbit'],
    ['mulbit', 'r\u0301nulbit'],
    ['mulbit', 'r nulbit'],
    ['mulbit', 'гпulbit'],
    ['bob99', 'B0b99'],
    ['rené', 'rene'],
    ['🙂🙂', '🙂 🙂'],
  ])('%j and %j', (one, other) => {
    expect(foldName(other)).toBe(foldName(one));
  });
});

describe('two names differ', () => {
  it.each([
    ['이유나', '이유니'],
    ['이유나', '이유나2'],
    ['이유나2', '이유나3'],
    ['🙂', '🙂🙂'],
    ['★', '☆'],
    ['佐々木', '佐木'],
    ['김민지', '김민자'],
    ['이', '니'],
    ['오', '우'],
    ['ㅣ', 'ㅡ'],
    ['ㅇ', 'ㅎ'],
    ['이', 'l'],
    ['ㅇ', 'o'],
  ])('%j and %j', (one, other) => {
    expect(foldName(other)).not.toBe(foldName(one));
    expect(foldName(one)).not.toBe('');
  });

  it('differ by their numbers in any digits', () => {
    const keys = Array.from({ length: 1000 }, (_, at) => foldName(`물빛러${at}`));
    expect(new Set(keys).size).toBe(1000);
  });
});

describe('the look-alikes', () => {
  // Greek, Cyrillic, Armenian, small capitals, full width, strokes and hooks, as far as they exist.
  it.each([
    ...['aαаᴀａⱥ', 'bβвʙｂɓ', 'cϲсᴄｃƈ', 'dδԁᴅｄđ', 'eεеᴇｅɇ', 'fϝғꜰｆƒ', 'gԍցɢｇɡ', 'hΗнһհʜｈħ'],
    ...['iιіɪｉɨ', 'jϳјյᴊｊɉ', 'kκкᴋｋƙ', 'lιӏʟｌł', 'mμмᴍｍɱ', 'nηпոɴｎɲ', 'oοоօᴏｏø', 'pρрᴘｐƥ'],
    ...['qϙԛզꞯｑʠ', 'rгʀｒɍ', 'sςѕꜱｓʂ', 'tτтᴛｔŧ', 'uυцսᴜｕꭒ', 'vνѵᴠｖʋ', 'wωԝաᴡｗⱳ', 'xχхｘᶍ'],
    ...['yγуʏｙƴ', 'zζꙁᴢｚƶ'],
  ])('of the first of %s fold to it', (letters) => {
    const [letter = '', ...looks] = letters;
    for (const look of looks)
      expect([look, foldLetters(look)]).toEqual([look, foldLetters(letter)]);
  });

  it('of one Latin letter are not those of another, except for i and l', () => {
    const keys = Array.from('abcdefghijkmnopqrstuvwxyz', foldLetters);
    expect(new Set(keys).size).toBe(25);
    expect(foldLetters('l')).toBe(foldLetters('i'));
  });

  it('leave every Hangul syllable as it is', () => {
    const syllables = Array.from({ length: 11_172 }, (_, at) => String.fromCodePoint(0xac00 + at));
    expect(syllables.filter((one) => foldName(one) !== one)).toEqual([]);
  });
});
