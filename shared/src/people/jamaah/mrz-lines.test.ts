import { expect, it } from 'vitest'
import { fieldErrors } from '../../platform/http/errors.ts'
import { HOSTILE_TEXTS } from '../../platform/testing/hostile-text.ts'
import { WORK_MS, workOf } from '../../platform/testing/work.ts'
import { MRZ_PASTED_MAX, MRZ_SPECIMEN, mrzInputSchema } from './mrz-lines.ts'

const { baris1, baris2 } = MRZ_SPECIMEN

function errorsOf(sent: unknown) {
  const parsed = mrzInputSchema.safeParse(sent)
  return parsed.success ? {} : fieldErrors(parsed.error)
}

it.each([
  ['two lines as they stand', { baris1, baris2 }],
  ['blanks around and within', { baris1: `  ${[...baris1].join(' ')}`, baris2: `\t${baris2}\u00a0` }],
  ['Windows’ line ends', { baris1: `${baris1}\r\n`, baris2: `${baris2}\r\n` }],
  ['both lines in the first field', { baris1: `${baris1}\r\n${baris2}`, baris2: '' }],
  ['both lines in the second field', { baris1: '', baris2: `${baris1}\n\n${baris2}\n` }],
  ['a reader that types both lines as one', { baris1: `${baris1}${baris2}\n`, baris2: '' }],
  ['a reader that marks begin and end', { baris1: `\x02${baris1}\r${baris2}\r\x03`, baris2: '' }],
  ['small letters', { baris1: baris1.toLowerCase(), baris2: baris2.toLowerCase() }],
  ['the quotation marks of a word processor', { baris1: baris1.replaceAll('<<', '«'), baris2 }],
  ['one of them alone', { baris1: baris1.replaceAll('<', '‹'), baris2 }],
  ['signs of a chat around both lines', { baris1: `\`\`\`${baris1}\n${baris2}\`\`\``, baris2: '' }],
  ['bold lines in quotation marks', { baris1: `“*${baris1}*”`, baris2: `_${baris2}_ ` }],
  ['wide signs of an East Asian keyboard', { baris1: baris1.replaceAll('<', '＜'), baris2 }],
  ['invisible signs', { baris1: `\ufeff${baris1}`, baris2: `${baris2.slice(0, 9)}\u200b${baris2.slice(9)}` }],
])('reads %s', (_what, sent) => {
  expect(mrzInputSchema.parse(sent)).toEqual(MRZ_SPECIMEN)
})

it('changes no character: what looks like another stays what it is', () => {
  const sent = { baris1: baris1.replace('ERIKSSON', 'ERIK550N'), baris2: baris2.replace('0', 'O') }
  expect(mrzInputSchema.parse(sent)).toEqual(sent)
})

it.each([
  [
    'a character too few',
    { baris1, baris2: baris2.slice(1) },
    {
      baris2: [
        'Baris 2 berisi 43 karakter, kurang 1: tiap baris MRZ paspor tepat 44 karakter, tanda < ikut dihitung.',
      ],
    },
  ],
  [
    'a character too many',
    { baris1: `${baris1}<`, baris2 },
    {
      baris1: [
        'Baris 1 berisi 45 karakter, lebih 1: tiap baris MRZ paspor tepat 44 karakter, tanda < ikut dihitung.',
      ],
    },
  ],
  [
    'the second line of two in one field',
    { baris1: `${baris1}\n${baris2}0`, baris2: ' ' },
    {
      baris1: [
        'Baris 2 berisi 45 karakter, lebih 1: tiap baris MRZ paspor tepat 44 karakter, tanda < ikut dihitung.',
      ],
    },
  ],
  ['one line alone', { baris1, baris2: '' }, { baris2: ['Data tidak boleh kosong'] }],
  [
    'nothing',
    { baris1: ' \n', baris2: '' },
    { baris1: ['Data tidak boleh kosong'], baris2: ['Data tidak boleh kosong'] },
  ],
  [
    'a foreign sign',
    { baris1, baris2: `${baris2.slice(0, 11)}é${baris2.slice(12)}` },
    { baris2: ['Baris 2: karakter ke-12 bukan huruf A sampai Z, angka, atau tanda <.'] },
  ],
  [
    'the three lines of an identity card',
    { baris1: `I<UTO\n${baris1}`, baris2 },
    {
      baris1: [
        'MRZ paspor terdiri atas 2 baris, sedangkan ini 3 baris. Tempel dua baris paling bawah di halaman foto.',
      ],
    },
  ],
  [
    'a novel',
    { baris1: 'x'.repeat(MRZ_PASTED_MAX + 1), baris2 },
    { baris1: [`Paling banyak ${MRZ_PASTED_MAX} huruf`] },
  ],
])('refuses %s at its field, in words', (_what, sent, errors) => {
  expect(errorsOf(sent)).toEqual(errors)
})

it('repeats nothing of the passport in its errors', () => {
  const said = JSON.stringify([
    errorsOf({ baris1: `${baris1}<`, baris2: `${baris2.slice(2)}é` }),
    errorsOf({ baris1: '', baris2 }),
  ])
  expect(said).not.toMatch(/ERIKSSON|898902|740812|é/)
})

it.each(Object.entries(HOSTILE_TEXTS))('reads 64 KB of %s at little cost', (_kind, hostile) => {
  for (const field of ['baris1', 'baris2'])
    for (const value of [hostile, hostile.slice(0, MRZ_PASTED_MAX)])
      expect(workOf(() => mrzInputSchema.safeParse({ baris1, baris2, [field]: value }))).toBeLessThan(WORK_MS)
})
