import { describe, expect, it } from 'vitest'
import { readLink, readPrinted, readVerdict } from './verdict.ts'

describe('readPrinted', () => {
  it.each([
    ['KW-2026-000688', '7F3Q9KDM'],
    [' kw-2026-000688 ', '7f3q-9kdm'],
    ['KW–2026–688', '7F3Q 9KDM'],
    ['KW\u200b-2026-000688\u202c', '7F3Q‑9KDM'],
  ])('reads %s and %s as they stand on paper', (nomor, kode) => {
    expect(readPrinted(nomor, kode)).toEqual({ nomor: 'KW-2026-000688', k: '7F3Q9KDM' })
  })

  it('takes a number beyond six digits as it is', () => {
    expect(readPrinted('KW-2026-1234567', 'ABCDEF').nomor).toBe('KW-2026-1234567')
  })

  it.each(['', '688', 'SFR-2026-0001', 'KW-26-000688', 'KW-2026-0006A8', `KW-2026-${'1'.repeat(200)}`])(
    'finds no number in %j, and swaps no letter for a digit',
    (nomor) => {
      expect(readPrinted(nomor, '7F3Q9KDM')).toEqual({ nomor: null, k: '7F3Q9KDM' })
    },
  )

  it.each(['', '12345', 'kode!!', '7F3Q9KD/'])('finds no code in %j', (kode) => {
    expect(readPrinted('KW-2026-000688', kode).k).toBeNull()
  })
})

describe('readLink', () => {
  it('reads number and code from the hash of an address', () => {
    expect(readLink('#KW-2026-000688.7F3Q9KDM')).toEqual({ nomor: 'KW-2026-000688', k: '7F3Q9KDM' })
  })

  it.each(['', '#', '#isi', '#KW-2026-000688', '#KW-2026-000688.', '#.7F3Q9KDM'])(
    'takes %j for no receipt',
    (hash) => {
      expect(readLink(hash)).toBeNull()
    },
  )
})

describe('readVerdict', () => {
  const data = {
    keadaan: 'sah',
    nomor: 'KW-2026-000688',
    jumlah: 21_000_000,
    mata_uang: 'Rp',
    tanggal: '2026-10-21',
    inisial: 'H. S. W.',
  }

  it('says sum and day in words', () => {
    expect(readVerdict(200, { data })).toEqual({
      keadaan: 'sah',
      nomor: 'KW-2026-000688',
      jumlah: 'Rp 21.000.000',
      tanggal: '21 Oktober 2026',
      inisial: 'H. S. W.',
    })
    expect(readVerdict(200, { data: { ...data, keadaan: 'dibatalkan' } })).toMatchObject({
      keadaan: 'dibatalkan',
    })
    expect(readVerdict(200, { data: { ...data, jumlah: 215_050, mata_uang: 'USD' } })).toMatchObject({
      jumlah: 'USD 2.150,50',
    })
  })

  it('never takes an answer that it cannot read for a genuine receipt', () => {
    const others = [
      null,
      {},
      { data: null },
      { data: { ...data, keadaan: 'lain' } },
      { data: { ...data, jumlah: '21000000' } },
      { data: { ...data, jumlah: Number.NaN } },
      { data: { ...data, mata_uang: 'EUR' } },
      { data: { ...data, inisial: undefined } },
      { data: { ...data, tanggal: 'kemarin' } },
    ]
    for (const answer of others) expect(readVerdict(200, answer)).toEqual({ keadaan: 'gagal' })
    expect(readVerdict(500, { data })).toEqual({ keadaan: 'gagal' })
  })

  it('tells an unknown receipt from one that was asked for too often', () => {
    expect(readVerdict(404, null)).toEqual({ keadaan: 'tidak-ada' })
    expect(readVerdict(429, null)).toEqual({ keadaan: 'terlalu-sering' })
  })
})
