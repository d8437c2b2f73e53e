import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../../platform/csv/read-csv.ts'
import { csvText, guarded, unguarded } from '../../platform/csv/write-csv.ts'
import { plainText } from '../../platform/text/plain-text.ts'
import { tidyText } from '../../platform/text/tidy.ts'
import { fieldsWithSlug } from '../../records/noun/alamat.ts'
import { isBlankRow } from '../../records/noun/blank-row.ts'
import { readCell, writeCell } from '../../records/noun/csv-cell.ts'
import { emptyValue, type Fields } from '../../records/noun/field.ts'
import { IMPOR_LIMITS } from '../../records/noun/impor.ts'
import { lengkap } from '../../records/noun/lengkap.testing.ts'
import { longestCell } from '../../records/noun/longest-cell.ts'
import { readSheet, readSheetRow } from '../../records/noun/read-sheet.ts'
import { COPY_COLUMN, columnsOfSheet } from '../../records/noun/sheet.ts'
import { paketRecord } from './factory.ts'
import { importExampleCsv, paketCsv, TANPA_KOLOM } from './paket-csv.ts'
import { PAKET, PAKET_FIELDS } from './paket-fields.ts'
import { paketInputSchema, paketSchema } from './paket-schema.ts'

const read = (csv: string) => readSheet(PAKET, csv, IMPOR_LIMITS.baris)
/** The first row of a sheet over a package, or over none. */
async function rowOf(csv: string, stored: object | null = null) {
  const { baris, galat } = await read(csv)
  expect(galat).toEqual([])
  const [row] = baris
  if (!row) throw new Error('no row')
  return readSheetRow(PAKET, row, stored)
}

/** What people paste: signs of formulas, quotes, separators, breaks, backslashes, letters of every script. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        "'",
        '"',
        ';',
        ',',
        '|',
        '\\',
        '\\n',
        '\n',
        '\r\n',
        '\t',
        '%',
        '＝',
        ': ',
      ),
      fc.constantFrom('nama_hotel: ', 'lokasi:', ' ', '1+1', 'SUM(A1)', '29.500.000', '12/12/2026', '\uFEFF'),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => plainText(parts.join('')).trim().slice(0, 100).trim())
/** As it is stored. */
const tersimpan = hostile.map((text) => tidyText(text, 100))
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

function valuesOf(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const of = Object.entries(fields).map(([name, field]): [string, fc.Arbitrary<unknown>] => {
    switch (field.kind) {
      case 'list':
        return [
          name,
          fc
            .array(valuesOf(field.row), { maxLength: 4 })
            // Nobody wrote a thing in these: they are left out, as everywhere.
            .map((rows) => rows.filter((row) => !isBlankRow(row, field.row))),
        ]
      case 'number':
        return [
          name,
          fc.option(fc.integer({ min: field.min, max: field.max }), { freq: field.required ? 1e9 : 3 }),
        ]
      case 'money':
        return [
          name,
          fc.option(fc.integer({ min: field.min ?? 0, max: field.max }), { freq: field.required ? 1e9 : 3 }),
        ]
      case 'stars':
        return [name, fc.option(fc.integer({ min: 1, max: 5 }), { freq: field.required ? 1e9 : 3 })]
      case 'choice':
        return [name, fc.constantFrom(...field.of, ...(field.required || field.missing ? [] : ['']))]
      case 'day':
        return [name, field.required ? day : fc.oneof(day, fc.constant(''))]
      case 'moment':
        return [name, fc.oneof(moment, fc.constant(''))]
      case 'durasi':
        return [name, fc.integer({ min: 1, max: 365 }).map((days) => `${days} Hari`)]
      default:
        return [name, name === 'kosong' ? fc.constant('') : tersimpan]
    }
  })
  return fc.record(Object.fromEntries(of))
}
/** What was read, with what is empty where nothing was. */
function filledFields(fields: Fields, read: object): object {
  const values = new Map<string, unknown>(Object.entries(read))
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = values.get(name) ?? (field.kind === 'list' ? [] : emptyValue(field))
      return [
        name,
        field.kind === 'list' && Array.isArray(value)
          ? value.map((row) => filledFields(field.row, row))
          : value,
      ]
    }),
  )
}
const someStamps = {
  id: 1,
  slug: 'umrah',
  created_at: '2026-11-01T02:00:00.000Z',
  updated_at: '2026-11-01T02:00:00.123Z',
}

describe('an export', () => {
  it('has a column for every field of a package, or a reason why not, and for all that its form asks', () => {
    const columns = [...columnsOfSheet(PAKET).keys()]
    const asked = [...Object.keys(paketSchema.shape), ...Object.keys(fieldsWithSlug(PAKET))]
    const without = [...new Set(asked)].filter((name) => !columns.includes(name))
    expect(without.sort()).toEqual(Object.keys(TANPA_KOLOM).sort())
    expect(new Set(columns).size).toBe(columns.length)
    const [heads = ''] = importExampleCsv().split('\r\n')
    expect(heads.replace(/[\uFEFF"]/g, '').split(';')).toEqual(columns)
  })

  it('carries every field of every list', () => {
    for (const [kolom, field] of columnsOfSheet(PAKET)) {
      if (field.kind !== 'list') continue
      const row = lengkap(field.row)
      const found = readCell(field, writeCell(field, [row]))
      expect(found, kolom).toEqual({ nilai: [row] })
    }
  })

  it('imports again and changes nothing, whatever the packages hold', async () => {
    await fc.assert(
      fc.asyncProperty(valuesOf(PAKET_FIELDS), async (values) => {
        const paket = paketSchema.parse({ ...values, ...someStamps })
        expect(await rowOf(paketCsv([paket]), paket)).toEqual({ sent: {}, ubah: [], galat: [] })
      }),
      { numRuns: 300 },
    )
  })

  it('makes the same package where there is none', async () => {
    await fc.assert(
      fc.asyncProperty(valuesOf(PAKET_FIELDS), async (values) => {
        const { sent, galat } = await rowOf(paketCsv([paketSchema.parse({ ...values, ...someStamps })]))
        expect(galat).toEqual([])
        expect(filledFields(PAKET_FIELDS, sent)).toEqual(values)
      }),
      { numRuns: 300 },
    )
  })

  it('keeps lists with all they hold', async () => {
    const paket = paketRecord()
    const { sent } = await rowOf(paketCsv([paket]))
    const { id: _, created_at: __, updated_at: ___, slug: ____, ...content } = paket
    expect(paketInputSchema.parse(sent)).toEqual(paketInputSchema.parse(content))
  })

  it('holds no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const safe = guarded(text)
        expect(unguarded(safe)).toBe(text)
        const [first = '', ...pieces] = safe.split(/[,\t\r\n]/)
        expect(first).not.toMatch(/^\s*[=+\-@＝＋－＠|%]/)
        for (const piece of pieces) expect(piece).not.toMatch(/^\s*"*\s*[=+\-@＝＋－＠|%]/)
      }),
      { numRuns: 1_000 },
    )
  })

  // With every way to cut the run of white space this would take hours: the run of the tests itself is the limit.
  it.each([' ', '"', "'"])(
    'is guarded and read in the time of one look, however long a run of %j is',
    (sign) => {
      const text = `,'${sign.repeat(1_000_000)}x`
      expect(unguarded(guarded(text))).toBe(text)
    },
  )

  it('writes a draft without what only stands in its holes', async () => {
    const csv = paketCsv([paketRecord({ status: 'draf', harga_quad: 0, kosong: 'harga_quad' })])
    expect((await rowOf(csv)).sent).not.toHaveProperty('harga_quad')
  })
})

describe('what spreadsheets make of it', () => {
  const stored = paketRecord()
  it.each([
    ['tanggal_keberangkatan', '12/12/2026'],
    ['harga_quad', '29.500.000'],
    ['harga_quad', 'Rp 29.500.000,-'],
    ['harga_quad', '29500000,00'],
    ['durasi', '9'],
    ['durasi', '9 Hari 8 Malam'],
    ['rating_hotel', '★★★★☆'],
    ['rating_hotel', 'Bintang 4'],
    ['tipe_paket', 'UMROH'],
    ['fasilitas', 'Bus ber-AC\r\n'],
    [
      'maskapais',
      'Saudia | nomor: SV 827 | transit: Langsung | departure: Jakarta (CGK) | arrival: Madinah (MED) | date_departure: 12/12/2026 | date_arrival: 12 Des 2026 | gate: Terminal 3, Gate 7',
    ],
  ])('reads %s of %s as it was meant', async (kolom, text) => {
    const sheet = csvText([
      ['slug', kolom],
      [stored.slug, text],
    ])
    expect((await rowOf(sheet, stored)).ubah).toEqual([])
  })

  it.each([',', ';', '\t'])(
    'reads cells between "%s", with any line end and without a mark',
    async (sign) => {
      for (const end of ['\n', '\r\n', '\r']) {
        const csv = [
          ['slug', 'nama_paket', 'harga_quad'].join(sign),
          ['umrah', '"Baru; ""a"", b\tc\nd"', '1'].join(sign),
          '',
        ].join(end)
        expect((await rowOf(csv)).sent).toEqual({ nama_paket: 'Baru; "a", b c d', harga_quad: 1 })
      }
    },
  )

  it('passes over the line of Excel, heads as people write them, empty columns and empty rows', async () => {
    const csv = 'sep=;\r\nSlug;Nama Paket;;\r\n;;;\r\n;Umrah Hemat;;\r\n;;;\r\n'
    expect(await read(csv)).toEqual({
      baris: [
        {
          baris: 3,
          sel: new Map([
            ['slug', ''],
            ['nama_paket', 'Umrah Hemat'],
          ]),
        },
      ],
      galat: [],
    })
  })

  it('reads moments in WIB, and keeps those with a fraction', async () => {
    const paket = paketRecord({ terbit_pada: '2026-11-21T03:00:00.604Z' })
    expect(paketCsv([paket])).toContain('"2026-11-21 10:00:00.604 WIB"')
    const at = async (text: string) => {
      const sheet = csvText([
        ['nama_paket', 'terbit_pada'],
        ['A', text],
      ])
      return (await rowOf(sheet)).sent.terbit_pada
    }
    expect(await at('21/11/2026 10.00')).toBe('2026-11-21T03:00:00.000Z')
    expect(await at('2026-11-21 10:00 WIB')).toBe('2026-11-21T03:00:00.000Z')
    expect(await at('2026-11-21T03:00:00Z')).toBe('2026-11-21T03:00:00.000Z')
  })
})

describe('what is wrong', () => {
  const OTHER_SEPARATOR =
    'Kolom baris ini dipisahkan dengan tanda lain daripada judulnya. Pakai satu tanda untuk seluruh berkas.'
  it.each([
    ['', 1, '', 'Berkas ini kosong.'],
    [
      'a;b\n1;2',
      1,
      '',
      'Baris pertama harus berisi judul kolom: slug, tipe_paket, nama_paket, durasi, dan seterusnya.',
    ],
    ['nama_paket;warna\nA;B', 1, 'warna', 'Kolom ini tidak dikenal.'],
    ['nama_paket;hrga_quad\nA;1', 1, 'hrga_quad', 'Kolom ini tidak dikenal. Maksud Anda harga_quad?'],
    ['nama_paket;Fasilitass\nA;B', 1, 'fasilitass', 'Kolom ini tidak dikenal. Maksud Anda fasilitas?'],
    ['nama_paket;tanggal\nA;', 1, 'tanggal', 'Kolom ini tidak dikenal. Maksud Anda tanggal_keberangkatan?'],
    ['nama_pakett\nA', 1, 'nama_pakett', 'Kolom ini tidak dikenal. Maksud Anda nama_paket?'],
    ['nama_paket;harga\nA;1', 1, 'harga', 'Kolom ini tidak dikenal.'],
    ['nama_paket;Nama Paket\nA;B', 1, 'nama_paket', 'Kolom ini ada dua kali.'],
    ['nama_paket;\nA;B', 1, '', 'Kolom ke-2 berisi tetapi tidak berjudul.'],
    ['nama_paket\nA;B', 2, '', 'Ada sel di luar kolom yang berjudul.'],
    ['nama_paket\n', 2, '', 'Belum ada baris di bawah judul kolom.'],
    ['nama_paket\nA\n"B', 3, '', 'Ada tanda kutip (") yang dibuka tetapi tidak ditutup.'],
    [
      'nama_paket|tipe_paket|harga_quad\nA|Umroh|1',
      1,
      '',
      'Kolom berkas ini dipisahkan dengan tanda lain. Simpan sebagai CSV dengan titik koma, koma, atau tab.',
    ],
    ['nama_paket,tipe_paket,sisa_pax\nA,Umroh,4\nB;Umroh;4', 3, '', OTHER_SEPARATOR],
    [
      'nama_paket;tipe_paket\n"B",Umroh',
      2,
      '',
      'Ada huruf di belakang tanda kutip (") penutup. Tulis kutip di dalam sel dua kali: "".',
    ],
    ['nama_paket;tipe_paket;sisa_pax\nB\tUmroh\t4', 2, '', OTHER_SEPARATOR],
    ['nama_paket;tipe_paket\nB,Umroh', 2, '', OTHER_SEPARATOR],
  ])('%j is told', async (csv, baris, kolom, pesan) => {
    expect((await read(csv)).galat).toEqual([{ baris, kolom, pesan }])
  })

  it('tells the faults of cells beside those of heads, of a head with a slip in it as well', async () => {
    const { baris, galat } = await read('nama_paket;hrga_quad;warna\nA;31.5;biru\n=B2;1;\n')
    expect(galat.map(({ baris: at, kolom }) => [at, kolom])).toEqual([
      [1, 'hrga_quad'],
      [1, 'warna'],
      [3, 'nama_paket'],
    ])
    const [row] = baris
    expect(row && readSheetRow(PAKET, row, null).galat).toEqual([
      { kolom: 'harga_quad', pesan: expect.stringContaining('dapat dibaca dua cara') },
    ])
  })

  it.each([
    ['harga_quad', '2,95E+07', /tulisan ilmiah Excel, mungkin 29\.500\.000/],
    ['harga_quad', '########', /terlalu sempit di Excel/],
    ['keterangan', '#REF!', /galat Excel \(#REF!\)/],
    ['durasi', '9 minggu', /^Isi lama perjalanan dalam hari/],
    ['total_pax', '4,5', /tidak terbaca sebagai angka bulat/],
    ['rating_hotel', 'lima', /tidak terbaca sebagai bintang hotel/],
    ['terbit_pada', '31/2/2027 09:00', /^31 Februari 2027 tidak ada/],
    ['hotels', 'Taibah | bintag: 5', /^Baris 1 dalam sel: “bintag” tidak dikenal\. Maksud Anda bintang\?/],
    ['harga_quad', '31.5', /dapat dibaca dua cara/],
    ['tanggal_keberangkatan', '30 Februari 2027', /^30 Februari 2027 tidak ada/],
    ['terbit_pada', 'besok', /Waktu tidak dikenal/],
    ['hotels', 'Taibah | bintang: lima', /^Baris 1 dalam sel: bintang: "lima"/],
    ['hotels', 'A\nB | kolam: ada', /^Baris 2 dalam sel: “kolam” tidak dikenal/],
    ['hotels', 'A | B', /^Baris 1 dalam sel: “B” tidak dikenal/],
    ['hotels', 'A | lokasi: x | lokasi: y', /lokasi tertulis dua kali/],
    ['hotels', 'constructor: x', /“constructor” tidak dikenal/],
  ])('a cell of %s that says %j', async (kolom, text, pesan) => {
    const { galat } = await rowOf(
      csvText([
        ['nama_paket', kolom],
        ['A', text],
      ]),
    )
    expect(galat).toEqual([{ kolom, pesan: expect.stringMatching(pesan) }])
  })

  it('refuses millions of empty cells before they are made, and says where', async () => {
    const heads = 'nama_paket;tanggal_keberangkatan'
    for (const [csv, baris] of [
      [';'.repeat(4_900_000), 1],
      [`${heads}\n"Umroh; ""hemat""\n2027"${';'.repeat(500_000)}`, 2],
      [`${heads}\n${`A${';'.repeat(1_000)}\n`.repeat(900)}`, 401],
    ] as const)
      expect(await readCsv(csv, IMPOR_LIMITS.baris)).toEqual({
        masalah: 'Berkas ini punya terlalu banyak sel. Hapus kolom dan baris yang kosong.',
        baris,
      })
    const quoted = `${heads}\n"${';'.repeat(500_000)}";2027-01-16\n`
    expect(await readCsv(quoted, IMPOR_LIMITS.baris)).toMatchObject({ rows: [{}, { length: 2 }] })
  })

  it('takes a name with a comma for a name, where its row has cells beside it', async () => {
    for (const csv of ['nama_paket;tipe_paket\nA, B;Umroh', 'nama_paket;tipe_paket;sisa_pax\nA, B'])
      expect((await read(csv)).galat).toEqual([])
  })

  it('reads no more rows than it may', async () => {
    const csv = `nama_paket\n${'A\n'.repeat(IMPOR_LIMITS.baris + 1)}`
    expect((await read(csv)).galat).toEqual([
      { baris: 1_002, kolom: '', pesan: 'Paling banyak 1.000 baris dalam satu berkas.' },
    ])
  })

  const LISTS = [...columnsOfSheet(PAKET)].filter(([, { kind }]) => kind === 'list' || kind === 'texts')

  it.each([...columnsOfSheet(PAKET)])(
    'counts what a cell of %s has before it is taken apart',
    (kolom, field) => {
      if (kolom === 'slug' || kolom === COPY_COLUMN) return
      for (const piece of ['a\n', '\n', 'x', 'a | ', '\\|', ' ', '1', '\u0000']) {
        const sel = new Map([
          ['nama_paket', 'A'],
          [kolom, `a${piece.repeat(longestCell(field))}b`],
        ])
        const { sent, galat } = readSheetRow(PAKET, { baris: 2, sel }, null)
        expect(sent).not.toHaveProperty(kolom)
        expect(galat).toEqual([
          { kolom, pesan: expect.stringMatching(/^Paling banyak|^Isi sel ini jauh lebih/) },
        ])
      }
    },
  )

  it.each(LISTS)('names a cell of %s that has more lines than its list', (kolom, field) => {
    if (field.kind !== 'list' && field.kind !== 'texts') return
    const sel = new Map([[kolom, 'a\n'.repeat(field.max + 1)]])
    const { galat } = readSheetRow(PAKET, { baris: 2, sel }, null)
    expect(galat).toEqual([{ kolom, pesan: `Paling banyak ${field.max} baris` }])
  })

  it('refuses more heads than any sheet has', async () => {
    const { galat } = await read(`nama_paket${';'.repeat(200_000)}\nA\n`)
    expect(galat).toEqual([{ baris: 1, kolom: '', pesan: expect.stringContaining('terlalu banyak kolom') }])
  })

  it.each([
    ['one cell of many lines', `nama_paket;fasilitas\nA;"${'a\n'.repeat(500_000)}"`],
    ['many rows', `nama_paket\n${`${'A'.repeat(1_000)}\n`.repeat(900)}`],
  ])('lets others have their turn while it reads %s', async (_what, csv) => {
    let turns = 0
    const others = setInterval(() => {
      turns += 1
    }, 0)
    try {
      await read(csv)
    } finally {
      clearInterval(others)
    }
    expect(turns).toBeGreaterThan(10)
  })

  it('survives whatever is no sheet', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (text) => {
        expect(await readCsv(text, 10)).toBeTruthy()
        for (const row of (await read(`slug;nama_paket;hotels\n${text}`)).baris)
          readSheetRow(PAKET, row, null)
      }),
      { numRuns: 300 },
    )
  })
})

it('shows in the template how each cell is written', async () => {
  const { sent, galat } = await rowOf(importExampleCsv())
  expect(galat).toEqual([])
  expect(sent.hotels).toHaveLength(2)
  expect(paketInputSchema.parse({ ...sent, thumbnail: 'a.webp', flyer: 'b.webp' })).toMatchObject({
    status: 'draf',
  })
})

it('names the cells that hold a formula in place of what it makes, and takes a name that we wrote with its sign', async () => {
  const sheet = 'nama_paket;harga_quad\r\n=B2;29500000\r\nUmrah; =1+1\r\n'
  expect((await read(sheet)).galat.map(({ baris, kolom }) => [baris, kolom])).toEqual([
    [2, 'nama_paket'],
    [3, 'harga_quad'],
  ])
  expect((await read(csvText([['nama_paket'], ['=Umrah=']]))).galat).toEqual([])
})

it('takes a dash for an empty cell, of a price that must be for none, and leaves words alone', () => {
  const row = (cells: Record<string, string>) => ({ baris: 2, sel: new Map(Object.entries(cells)) })
  const cells = {
    harga_quad: ' Rp- ',
    harga_bayi: '-',
    turun_pada: '-',
    tanggal_keberangkatan: '31/12/2027 0:00',
    keterangan: '-',
  }
  expect(readSheetRow(PAKET, row(cells), null)).toMatchObject({
    sent: { harga_quad: 0, tanggal_keberangkatan: '2027-12-31', keterangan: '-' },
    galat: [],
  })
  const stored = paketRecord({ harga_bayi: 5_000_000 })
  expect(readSheetRow(PAKET, row({ harga_bayi: ' Rp- ', harga_quad: '-' }), stored)).toMatchObject({
    sent: { harga_bayi: null, harga_quad: 0 },
    galat: [],
  })
})
