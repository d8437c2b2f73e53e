import { PAGE_NOUNS } from '@safar/shared/platform/address/record'
import { expect, it } from 'vitest'
import { readWaitingPictures, readWarnings } from './warnings.ts'

const line = (names: unknown, why: string) =>
  `12:00:00 [paket] left out paket ${JSON.stringify(names)}: ${why}`

it.each([
  ['Umrah: plus Istanbul', 'slug-nya sama dengan paket lain'],
  ['"}: Umrah\\', 'slug-nya: tidak dapat'],
  ['left out paket {"slug":"lain"}: bohong', 'URI malformed'],
  ['<script>alert(1)</script>', 'tidak punya slug atau nama'],
])('names the package %j whatever its name holds', (nama_paket, why) => {
  expect(readWarnings(`mulai\n${line({ slug: 'x', nama_paket, id: 1 }, why)}\nselesai`)).toEqual([
    `Paket “${nama_paket}” tidak ikut terbit: ${why}`,
  ])
})

it('names one without a name by what there is of it, and says nothing of other lines', () => {
  expect(readWarnings(line({ slug: 'tanpa-nama' }, 'tidak punya slug atau nama'))).toEqual([
    'Paket “tanpa-nama” tidak ikut terbit: tidak punya slug atau nama',
  ])
  expect(readWarnings(line(3, 'tidak punya slug atau nama'))).toEqual([
    'Paket 3 tidak ikut terbit: tidak punya slug atau nama',
  ])
  expect(readWarnings('left out artikel {"slug":"isi-koper"}: rusak')).toEqual([
    'Artikel “isi-koper” tidak ikut terbit: rusak',
  ])
  for (const noun of PAGE_NOUNS)
    expect(readWarnings(`left out ${noun} {"slug":"satu"}: rusak`)).toEqual([
      `${noun.charAt(0).toUpperCase()}${noun.slice(1)} “satu” tidak ikut terbit: rusak`,
    ])
  expect(readWarnings('left out paket\nleft out paket x')).toEqual([])
  expect(readWaitingPictures('pictures for shared links that wait: 12')).toBe(12)
})
