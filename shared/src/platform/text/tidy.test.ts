import { expect, it } from 'vitest'
import { isBlank, tidyLine, tidyText, tidyTyped } from './tidy.ts'

it('leaves of a name its letters and signs, and nothing that nobody sees', () => {
  expect(tidyLine('Ｓｉｔｉ\u00a0Nur`aini\u200b binti\u3000Umar')).toBe('Siti Nur`aini binti Umar')
  expect(tidyLine('Al\u2011Wafi – Łódź عُمر D’Cruz')).toBe('Al-Wafi – Łódź عُمر D’Cruz')
})

it('makes one kind of digit, dash, apostrophe and space of what was typed', () => {
  expect(tidyTyped('\u202a+６２ ٨١٢–۳۴۵\u2212\uff0d9\u00a0\u202c')).toBe('+62 812-345--9')
  expect(tidyTyped('Jum’at Jum`at Jum´at Jumʼat Jum‘at')).toBe("Jum'at Jum'at Jum'at Jum'at Jum'at")
})

it('keeps a long text as it was written, and takes one that is blank to the eye for none', () => {
  expect(tidyText('Ｗide\u00a0– words\u200b', 1_000)).toBe('Ｗide\u00a0– words')
  for (const blank of [
    '\u200b\u200f',
    '\u3164',
    '\u2800 \u00a0',
    '\u115f\u1160',
    '\ufe0f',
    '\u0301',
    '\u{e0041}',
  ])
    expect([tidyText(blank, 10), tidyText(blank, 1_000), isBlank(blank)]).toEqual(['', '', true])
  for (const seen of ['-', 'ع', '❤️', '鈴木', '٣']) expect(isBlank(seen)).toBe(false)
})
