import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MUTASI_LIMITS } from './mutasi.ts'
import { readStatement, type StatementGiven } from './read-statement.ts'

const TODAY = '2026-11-27'
const read = (text: string, given: Partial<StatementGiven> = {}) =>
  readStatement(text, { today: TODAY, ...given })

/** Lines as `day sum balance text`, sums in sen. */
const linesOf = async (text: string, given: Partial<StatementGiven> = {}) =>
  (await read(text, given)).lines.map(({ tanggal, jumlah, saldo, keterangan }) => [
    tanggal,
    jumlah,
    saldo,
    keterangan,
  ])

const BCA = `Informasi Rekening - Mutasi Rekening
No. rekening : 1234567890
Nama : PT SAFAR AL WAFI
Periode : 01/12/2025 - 31/01/2026
Kode Mata Uang : IDR

Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo
'31/12,TRSF E-BANKING CR 3112/FTSCY/WS95031 10000317.00 SITI AMINAH,'0000,"10,000,317.00 CR","60,000,317.00"
'02/01,"BIAYA ADM, DESEMBER",'0000,"17,000.00 DB","59,983,317.00"
Saldo Awal : 50,000,000.00
Mutasi Kredit : 10,000,317.00
Mutasi Debet : 17,000.00
Saldo Akhir : 59,983,317.00
`

it('reads a statement of BCA: one column with CR and DB, days without a year, lines around the table', async () => {
  const found = await read(BCA)
  expect(found.galat).toEqual([])
  expect(found.lines).toEqual([
    {
      baris: 8,
      tanggal: '2025-12-31',
      keterangan: 'TRSF E-BANKING CR 3112/FTSCY/WS95031 10000317.00 SITI AMINAH',
      jumlah: 1_000_031_700,
      saldo: 6_000_031_700,
      ke: 0,
    },
    {
      baris: 9,
      tanggal: '2026-01-02',
      keterangan: 'BIAYA ADM, DESEMBER',
      jumlah: -1_700_000,
      saldo: 5_998_331_700,
      ke: 0,
    },
  ])
  expect(found).toMatchObject({
    rekening: '1234567890',
    periode: { dari: '2025-12-01', sampai: '2026-01-31' },
    saldo: { keadaan: 'cocok', baris: [], awal: 5_000_000_000, akhir: 5_998_331_700 },
    peringatan: [],
  })
})

it('reads the mark of BCA in a column without a head, where debits alone may have one', async () => {
  const text =
    'Tanggal,Keterangan,Cabang,Jumlah,,Saldo\n21/11/2026,A,0000,"1,000.00",CR,"5,000.00"\n22/11/2026,B,0000,"2,000.00",DB,"3,000.00"\n'
  expect((await linesOf(text)).map(([, jumlah]) => jumlah)).toEqual([100_000, -200_000])
  const debits = text.replace(',CR,', ',,')
  expect((await linesOf(debits)).map(([, jumlah]) => jumlah)).toEqual([100_000, -200_000])
  // Beside lines that are marked as credits a line without a mark is not one of either.
  const odd = await read(`${text}23/11/2026,C,0000,"1,000.00",,"4,000.00"\n`)
  expect(odd.galat).toMatchObject([{ baris: 4, kolom: 'Jumlah' }])
})

it('reads Mandiri, BSI, BRI and BNI by their own heads', async () => {
  const mandiri =
    'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit,\n1370012345678,20/11/26,20/11/26,001,TRF DARI,BUDI SANTOSO,99,.00,"10,000,000.00",\n'
  expect(await linesOf(mandiri)).toEqual([['2026-11-20', 1_000_000_000, null, 'TRF DARI BUDI SANTOSO']])
  const mcm =
    'AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance\n1370;IDR;20/11/2026 10.11.12;TRF;SITI;1,000,000.00;.00;5,000,000.00\n'
  expect(await linesOf(mcm)).toEqual([['2026-11-20', 100_000_000, 500_000_000, 'TRF SITI']])
  const livin =
    'No;Tanggal;Keterangan;Dana Masuk (IDR);Dana Keluar (IDR);Saldo (IDR)\n1;20 Nov 2026;TRF DARI SITI;1.000.000,00;-;5.000.000,00\n'
  expect(await linesOf(livin)).toEqual([['2026-11-20', 100_000_000, 500_000_000, 'TRF DARI SITI']])
  const bsi =
    'Tanggal Transaksi;Nomor Referensi;Keterangan;Debit;Kredit;Saldo\n2026-11-20 10:22:33;FT1;Setoran;;2.500.000,00;12.500.000,00\n2026-11-21 08:00:00;FT2;Biaya;6.500,00;;12.493.500,00\n'
  expect(await linesOf(bsi)).toEqual([
    ['2026-11-20', 250_000_000, 1_250_000_000, 'Setoran'],
    ['2026-11-21', -650_000, 1_249_350_000, 'Biaya'],
  ])
  const bri =
    'NOREK,TGL_TRAN,DESK_TRAN,SALDO_AWAL_MUTASI,MUTASI_DEBET,MUTASI_KREDIT,SALDO_AKHIR_MUTASI\n0123,20/11/2026,BRIVA,10000.00,0.00,500000.00,510000.00\n'
  expect(await linesOf(bri)).toEqual([['2026-11-20', 50_000_000, 51_000_000, 'BRIVA']])
  const bni =
    'Post Date\tBranch\tJournal No.\tDescription\tAmount\tDb/Cr\tBalance\n20/11/2026 14.05\t1\t9\tTRANSFER\t1.000.000,00\tK\t2.000.000,00\n20/11/2026 14.06\t1\t9\tFEE\t6.500,00\tD\t1.993.500,00\n'
  expect((await linesOf(bni)).map(([, jumlah]) => jumlah)).toEqual([100_000_000, -650_000])
})

it('takes debits written as positive or as negative for money that leaves', async () => {
  const of = (debit: string) =>
    linesOf(`Tanggal;Keterangan;Debit;Kredit\n20/11/2026;A;${debit};\n`).then(([line]) => line?.[1])
  for (const debit of ['6.500,00', '-6.500,00', '(6.500,00)', '6.500,00-', 'Rp 6.500,00'])
    expect(await of(debit), debit).toBe(-650_000)
  const signed = 'Tanggal;Keterangan;Jumlah\n20/11/2026;A;-6.500,00\n20/11/2026;B;7.000.000,00\n'
  expect((await linesOf(signed)).map(([, jumlah]) => jumlah)).toEqual([-650_000, 700_000_000])
  // Without any sign or mark the balance tells it.
  const bare =
    'Tanggal;Keterangan;Jumlah;Saldo\n20/11/2026;A;1.000.000,00;5.000.000,00\n20/11/2026;B;2.000.000,00;3.000.000,00\n21/11/2026;C;500.000,00;3.500.000,00\n'
  const found = await read(bare)
  expect(found.lines.map(({ jumlah }) => jumlah)).toEqual([100_000_000, -200_000_000, 50_000_000])
  expect(found.saldo.keadaan).toBe('cocok')
})

it('maps the heads of any other bank once they are told, and says which are missing until then', async () => {
  const text = 'Tgl Buku;Info;Uang Masuk;Uang Keluar;Sisa\n20/11/2026;A;1.000.000,00;;5.000.000,00\n'
  const first = await read(text)
  expect(first.lines).toEqual([])
  expect(first.galat).toMatchObject([{ baris: 1, kolom: '' }])
  expect(first.galat[0]?.pesan).toMatch(/Tanggal, Keterangan tidak ditemukan.*“Tgl Buku”/)
  expect(first.judul.map(({ isian }) => isian)).toEqual([null, null, 'kredit', 'debit', null])
  const remembered = new Map([
    ['tgl buku', 'tanggal'],
    ['info', 'keterangan'],
    ['sisa', 'saldo'],
  ] as const)
  expect(await linesOf(text, { remembered })).toEqual([['2026-11-20', 100_000_000, 500_000_000, 'A']])
  // One of two columns of sums is not enough: its absence would make all money come in.
  const half = await read('Tanggal;Keterangan;Kredit\n20/11/2026;A;1.000,00\n')
  expect(half.galat[0]?.pesan).toContain('Debit (keluar) tidak ditemukan')
})

it('decides comma or point for a column by proof, and refuses what can be read two ways', async () => {
  const amounts = async (...cells: string[]) => {
    const { lines, galat } = await read(
      `Tanggal;Keterangan;Jumlah\n${cells.map((cell, at) => `20/11/2026;T${at};${cell}\n`).join('')}`,
    )
    return [...lines.map(({ baris, jumlah }) => [baris, jumlah]), ...galat.map(({ baris }) => [baris])].sort(
      (a, b) => (a[0] ?? 0) - (b[0] ?? 0),
    )
  }
  expect(await amounts('10.500', '1.000.000')).toEqual([
    [2, 1_050_000],
    [3, 100_000_000],
  ])
  expect(await amounts('10,500', '1,000.00')).toEqual([
    [2, 1_050_000],
    [3, 100_000],
  ])
  expect(await amounts('10.500', '2.000')).toEqual([[2], [3]])
  // Digits alone are read in one way.
  expect(await amounts('10500', '2.000')).toEqual([[2, 1_050_000], [3]])
  // Another column of the file may prove it, and none proves it against itself.
  const beside = (saldo: string) =>
    read(`Tanggal;Keterangan;Debit;Kredit;Saldo\n20/11/2026;A;;500.000;${saldo}\n`)
  expect((await beside('1.500.000')).lines).toMatchObject([{ jumlah: 50_000_000, saldo: 150_000_000 }])
  expect((await beside('1,500,000.00')).galat).toMatchObject([{ baris: 2, kolom: 'Kredit' }])
  // One cell against the rest is an error, whichever it is.
  expect(await amounts('1.000.000,00', '2.000.000,00', '3,000,000.00')).toEqual([
    [2, 100_000_000],
    [3, 200_000_000],
    [4],
  ])
})

it('proves a sum of two readings by the running balance', async () => {
  const text = (saldo: string) =>
    `Tanggal;Keterangan;Jumlah;Saldo\nSaldo Awal;;;1.000.000,00\n20/11/2026;A;500.000;${saldo}\n`
  expect((await read(text('1.500.000,00'))).lines).toMatchObject([{ jumlah: 50_000_000 }])
  expect((await read(text('1.000.500,00'))).galat).toMatchObject([{ baris: 3, kolom: 'Jumlah' }])
})

it('makes an unreadable sum an error of its cell, never 0', async () => {
  for (const cell of [
    '',
    '10,5',
    '1e9',
    '10 jt',
    '10.000.00',
    'sepuluh',
    '=1000',
    '1.00.000,00',
    '--5',
    '1,2,3',
    '12345678901234567',
    '99.999.999.999.999.999,00',
  ]) {
    const { lines, galat } = await read(
      `Tanggal;Keterangan;Jumlah\n20/11/2026;A;${cell.includes(';') ? '' : cell}\n20/11/2026;B;1.000.000,00\n`,
    )
    expect(galat, cell).toMatchObject([{ baris: 2, kolom: 'Jumlah' }])
    expect(
      lines.map(({ baris }) => baris),
      cell,
    ).toEqual([3])
  }
  const both = await read('Tanggal;Keterangan;Debit;Kredit\n20/11/2026;A;1.000,00;2.000,00\n20/11/2026;B;;\n')
  expect(both.galat).toHaveLength(2)
  // A bank's own line of nothing is left out, and said.
  const zero = await read('Tanggal;Keterangan;Debit;Kredit\n20/11/2026;BUNGA;0,00;0,00\n')
  expect([zero.galat, zero.lines, zero.peringatan]).toMatchObject([[], [], [{ baris: 2 }]])
})

it('refuses days that are not there, are to come, or lie outside of the period', async () => {
  const errorsOf = async (day: string, period = '') =>
    (await read(`${period}\nTanggal;Keterangan;Kredit;Debit\n${day};A;1.000,00;\n`)).galat
  for (const day of [
    '31/02/2026',
    '31/02',
    '31-Feb-2026',
    '28/11/2026',
    '2027-01-01',
    '0/1/2026',
    '11/25/2026',
    'kemarin',
    '01/01/1926',
    '',
  ])
    expect(await errorsOf(day), day).toMatchObject([{ baris: 3, kolom: 'Tanggal' }])
  for (const day of [
    '27/11/2026',
    '20261127',
    '27112026',
    '27 Nov 2026',
    "'27/11/2026",
    '27/11/26',
    '27-Nov-2026 10:11:12',
  ])
    expect(await errorsOf(day), day).toEqual([])
  expect(await errorsOf('30/11', 'Periode 01/10/2026 - 31/10/2026')).toMatchObject([{ kolom: 'Tanggal' }])
  expect(await errorsOf('20/10', 'Periode : Oktober 2026')).toEqual([])
})

it('takes the year from neighbours or from the last months with a warning, and never silently', async () => {
  const text = (...days: string[]) =>
    `Tanggal;Keterangan;Kredit;Debit\n${days.map((day) => `${day};A;1.000,00;\n`).join('')}`
  const near = await read(text('30/12/2025', '31/12', '02/01', '03/01/2026'))
  expect(near.lines.map(({ tanggal }) => tanggal)).toEqual([
    '2025-12-30',
    '2025-12-31',
    '2026-01-02',
    '2026-01-03',
  ])
  expect(near.peringatan[0]?.pesan).toContain('tahunnya diambil dari tanggal lain')
  const recent = await read(text('25/11'))
  expect(recent.lines[0]?.tanggal).toBe('2026-11-25')
  expect(recent.peringatan[0]?.pesan).toContain('tidak menyebut tahun')
  const old = await read(text('25/04', '28/11'))
  expect(old.galat.map(({ baris }) => baris)).toEqual([2, 3])
  const said = await read(text('25/04'), { tahun: 2025 })
  expect([said.lines[0]?.tanggal, said.peringatan]).toEqual(['2025-04-25', []])
})

it('checks the running balance line by line in either order, names what does not fit, and refuses nothing', async () => {
  const table = (rows: string[]) => `Tanggal;Keterangan;Debit;Kredit;Saldo\n${rows.join('\n')}\n`
  const rows = [
    '20/11/2026;A;;1.000,00;11.000,00',
    '20/11/2026;B;400,00;;10.600,00',
    '21/11/2026;C;;50,00;10.650,00',
    '21/11/2026;D;;25,00;10.675,00',
  ]
  expect((await read(table(rows))).saldo).toMatchObject({
    keadaan: 'cocok',
    awal: 1_000_000,
    akhir: 1_067_500,
  })
  expect((await read(table(rows.toReversed()))).saldo).toMatchObject({
    keadaan: 'cocok',
    awal: 1_000_000,
    akhir: 1_067_500,
  })
  const missing = await read(table(rows.toSpliced(1, 1)))
  expect(missing).toMatchObject({ galat: [], saldo: { keadaan: 'tidak', baris: [3] } })
  expect(missing.lines).toHaveLength(3)
  expect(missing.peringatan).toMatchObject([{ baris: 3 }])
  expect((await read('Tanggal;Keterangan;Debit;Kredit\n20/11/2026;A;;5,00\n')).saldo.keadaan).toBe('tanpa')
})

it('numbers equal lines: two of a day are two, a row pasted twice is one', async () => {
  const numbers = async (head: string, rows: string[]) =>
    (await read(`${head}\n${rows.join('\n')}\n`)).lines.map(({ ke }) => ke)
  const plain = 'Tanggal;Keterangan;Debit;Kredit'
  const one = '20/11/2026;SETORAN;;1.000,00'
  expect(
    await numbers(plain, [one, '20/11/2026;LAIN;;1.000,00', one, '21/11/2026;SETORAN;;1.000,00']),
  ).toEqual([0, 0, 1, 0])
  const head = `${plain};Saldo`
  expect(await numbers(head, [`${one};5.000,00`, `${one};6.000,00`])).toEqual([0, 0])
  expect(await numbers(head, [`${one};5.000,00`, `${one};5.000,00`])).toEqual([0, 0])
  // The balance went away and came back: the money came twice.
  const back = '20/11/2026;TARIK;1.000,00;;4.000,00'
  const both = [`${one};5.000,00`, back, `${one};5.000,00`]
  expect(await numbers(head, both)).toEqual([0, 0, 1])
  const later = '21/11/2026;C;;100,00;5.100,00'
  expect(await numbers(head, [...both, later].toReversed())).toEqual([0, 1, 0, 0])
  // The same list behind itself is one list.
  const list = [`${one};5.000,00`, '20/11/2026;B;;500,00;5.500,00', '20/11/2026;C;;100,00;5.600,00']
  expect(await numbers(head, [...list, ...list])).toEqual([0, 0, 0, 0, 0, 0])
})

it('keeps formulas as text, joins broken texts, and skips pages and what the bank has not booked', async () => {
  const found = await read(
    `Tanggal;Keterangan;Debit;Kredit;Saldo
20/11/2026;"=HYPERLINK(""http://x"")";;1.000,00;2.000,00
20/11/2026;TRSF DARI;;500,00;2.500,00
;SITI AMINAH;;;
Halaman 1 dari 2;;;;
Tanggal;Keterangan;Debit;Kredit;Saldo
PEND;BELUM;;1,00;
;;;;
21/11/2026;C;;500,00;3.000,00
;Total;0,00;2.000,00;
`,
  )
  expect(found.galat).toEqual([])
  expect(found.lines.map(({ baris, keterangan }) => [baris, keterangan])).toEqual([
    [2, '=HYPERLINK("http://x")'],
    [3, 'TRSF DARI SITI AMINAH'],
    [9, 'C'],
  ])
  expect(found.peringatan).toMatchObject([{ baris: 7 }])
  expect(found.saldo.keadaan).toBe('cocok')
})

it('takes no transfer for a total, nor a kind of transfer for a mark', async () => {
  const head = 'Tanggal;Keterangan;Debit;Kredit\n'
  const named = await read(
    `${head};TOTAL ENERGI UANG MUKA;;1.000,00\n;Saldo awal Siti;;2.000,00\nJumlah;;;3.000,00\n`,
  )
  expect(named.galat.map(({ baris, kolom }) => [baris, kolom])).toEqual([
    [2, 'Tanggal'],
    [3, 'Tanggal'],
  ])
  const kinds =
    'Tanggal;Jenis Transaksi;Keterangan;Jumlah\n20/11/2026;Transfer;A;-6.500,00\n20/11/2026;QRIS;B;9.000,00\n'
  expect((await linesOf(kinds)).map(([, jumlah]) => jumlah)).toEqual([-650_000, 900_000])
  // A sum without a sign beside both columns says less than they do.
  const both = 'Tanggal;Keterangan;Jumlah;Debit;Kredit\n20/11/2026;A;6.500,00;6.500,00;\n'
  expect((await linesOf(both)).map(([, jumlah]) => jumlah)).toEqual([-650_000])
})

it('reads an opening balance that stands as a line of the table', async () => {
  const found = await read(
    'Tanggal;Keterangan;Debit;Kredit;Saldo\n01/11/2026;SALDO AWAL;;;5.000,00\n02/11/2026;A;;1.000,00;6.000,00\n',
  )
  expect(found).toMatchObject({
    galat: [],
    saldo: { keadaan: 'cocok', awal: 500_000 },
    lines: [{ keterangan: 'A' }],
  })
})

it('refuses sums that commas without quotes tore apart, foreign accounts, and empty files', async () => {
  const torn = await read('Tanggal,Keterangan,Debit,Kredit,Saldo\n20/11/2026,A,0,1,000,000.00,5,000,000.00\n')
  expect([torn.lines, torn.galat]).toMatchObject([
    [],
    [{ baris: 2, pesan: expect.stringContaining('lebih lebar') }],
  ])
  const usd = 'Mata Uang : USD\nTanggal;Keterangan;Debit;Kredit\n20/11/2026;A;;1,00\n'
  expect((await read(usd)).galat[0]?.pesan).toContain('USD')
  const column = 'Tanggal;Keterangan;Debit;Kredit;Currency\n20/11/2026;A;;1,00;USD\n20/11/2026;A;;1,00;IDR\n'
  expect((await read(column)).galat).toMatchObject([{ baris: 2, kolom: 'Currency' }])
  for (const text of ['', '   \n', 'Tanggal;Keterangan;Debit;Kredit\n', 'halo', '"x', 'a,b,c\n1,2,3'])
    expect((await read(text)).galat.length, text).toBeGreaterThan(0)
})

it('reads 50,000 lines, refuses one more, and bounds errors', async () => {
  const head = 'Tanggal;Keterangan;Debit;Kredit;Saldo\n'
  const rows = (count: number, cell = (at: number) => `${at + 1},00`) =>
    head + Array.from({ length: count }, (_, at) => `20/11/2026;TRSF ${at};;1,00;${cell(at)}`).join('\n')
  const full = await read(rows(MUTASI_LIMITS.baris))
  expect([full.lines.length, full.galat, full.saldo.keadaan]).toEqual([MUTASI_LIMITS.baris, [], 'cocok'])
  expect((await read(rows(MUTASI_LIMITS.baris + 1))).galat[0]?.pesan).toContain('Paling banyak 50.000 baris')
  const odd = await read(rows(5_000, () => 'x'))
  expect(odd.galat).toHaveLength(500)
})

it('never throws and never makes a line of nothing, whatever a file holds', async () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '20/11/2026',
      '31/02',
      '1.000,00',
      '1,000.00 CR',
      'CR',
      '',
      "'",
      '"',
      '=1',
      'Saldo',
      'Tanggal',
      '-',
      '1.000',
      'Total',
    ),
    fc.string({ maxLength: 12 }),
  )
  const row = fc.array(cell, { maxLength: 7 }).map((cells) => cells.join(';'))
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 12 }), async (rows) => {
      const text = `Tanggal;Keterangan;Debit;Kredit;Saldo\n${rows.join('\n')}`
      const { lines } = await read(text)
      for (const { jumlah, tanggal, saldo } of lines) {
        expect(jumlah).not.toBe(0)
        expect(Number.isSafeInteger(jumlah) && (saldo === null || Number.isSafeInteger(saldo))).toBe(true)
        expect(tanggal <= TODAY).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
