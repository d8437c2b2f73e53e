import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../../platform/format/tanggal.ts'
import { paketRecord } from '../factory.ts'
import { KAMAR_KASUR, type Kamar } from '../kamar.ts'
import type { Paket } from '../paket.ts'
import { batasPelunasan } from '../payment-terms.ts'
import { denahOf, type KamarDiminta } from './arrange-kamar.ts'
import { calculate } from './calculate.ts'
import { calculationProblem, hitungSchema } from './hitung-schema.ts'
import { alasanJadwal } from './jadwal.ts'
import { dimintaArbitrary, HARI_INI, keluargaArbitrary, paketArbitrary } from './keluarga.testing.ts'
import { keluargaHash, pesertaDari, readKeluargaHash } from './keluarga.ts'
import { classify, type Peserta } from './peserta.ts'
import { kamarPilihan, suggestKamar } from './suggest-kamar.ts'
import { bersamaTeks, hitunganChat, kamarTeks } from './teks.ts'

const paket = paketRecord({
  tanggal_keberangkatan: '2027-06-21',
  durasi: '9 Hari',
  harga_quad: 29_500_000,
  harga_triple: 30_500_000,
  harga_double: 32_000_000,
  harga_anak_kasur: 28_000_000,
  harga_anak_tanpa_kasur: 24_500_000,
  harga_bayi: 8_500_000,
  dp_per_pax: 10_000_000,
  pelunasan_hari: 30,
})
const dewasa = { jenis: 'dewasa' } as const
const anak = (tanggal_lahir: string, kasur = true) => ({ jenis: 'anak', tanggal_lahir, kasur }) as const
const bayi = (tanggal_lahir: string) => ({ jenis: 'bayi', tanggal_lahir }) as const
const count = (peserta: Peserta[], diminta: KamarDiminta = { kamar: 'quad' }, of: Paket = paket) =>
  calculate(of, { peserta, ...diminta }, HARI_INI)
const lines = (peserta: Peserta[], diminta?: KamarDiminta, of?: Paket) =>
  count(peserta, diminta, of).baris.map(({ uraian, jumlah, subtotal }) => [uraian, jumlah, subtotal])

describe('a family', () => {
  it('pays for the room of adults, and for children and infants what is set for them', () => {
    const family = [dewasa, dewasa, anak('2018-05-03'), anak('2020-05-03', false), bayi('2026-05-03')]
    expect(lines(family)).toEqual([
      ['Dewasa, kamar quad', 2, 59_000_000],
      ['Anak dengan kasur', 1, 28_000_000],
      ['Anak tanpa kasur', 1, 24_500_000],
      ['Bayi', 1, 8_500_000],
    ])
    expect(count(family)).toMatchObject({ total: 120_000_000, belum_termasuk: [], dp: 40_000_000 })
  })

  it('pays for beds that stay empty in rooms of its own, on a line of their own', () => {
    expect(lines([dewasa, dewasa, anak('2018-05-03')], { kamar: 'quad', kamar_sendiri: true })).toEqual([
      ['Dewasa, kamar quad', 2, 59_000_000],
      ['Anak dengan kasur', 1, 28_000_000],
      ['Kasur kosong, kamar quad', 1, 29_500_000],
    ])
    const five = [dewasa, dewasa, dewasa, dewasa, dewasa]
    expect(lines(five, { kamar: 'triple', kamar_sendiri: true, susunan: ['triple', 'double'] })).toEqual([
      ['Dewasa, kamar triple', 3, 91_500_000],
      ['Dewasa, kamar double', 2, 64_000_000],
    ])
  })

  it('pays nothing for who travels free, and counts nobody whose price was never set', () => {
    const odd = { ...paket, harga_anak_kasur: null, harga_bayi: 0, harga_quad: 0 }
    expect(count([dewasa, anak('2018-05-03'), bayi('2026-05-03')], { kamar: 'quad' }, odd)).toEqual({
      baris: [{ uraian: 'Bayi', jumlah: 1, harga: 0, subtotal: 0 }],
      total: 0,
      belum_termasuk: [
        '1 × Dewasa, kamar quad: harganya belum ditetapkan',
        '1 × Anak dengan kasur: harganya belum ditetapkan',
      ],
      dp: 0,
      jadwal: [],
    })
  })
})

describe('age', () => {
  // Departs 21 June 2027, returns on the 29th.
  it.each([
    ['an infant who is 2 the day after the return', bayi('2025-06-30'), 'Bayi'],
    [
      'an infant who is 2 on the day of return',
      bayi('2025-06-29'),
      'Bayi 1 dihitung anak tanpa kasur: berumur 2 tahun pada hari pulang, 29 Juni 2027',
    ],
    [
      'an infant who is 2 at departure',
      bayi('2025-06-21'),
      'Bayi 1 dihitung anak tanpa kasur: berumur 2 tahun pada hari berangkat, 21 Juni 2027',
    ],
    ['a child who is 12 the day after departure', anak('2015-06-22'), 'Anak dengan kasur'],
    [
      'a child who is 12 on the day of departure',
      anak('2015-06-21', false),
      'Anak tanpa kasur 1 dihitung dewasa, kamar quad: berumur 12 tahun pada hari berangkat, 21 Juni 2027',
    ],
    [
      'an infant who is said to be 12',
      bayi('2010-01-01'),
      'Bayi 1 dihitung dewasa, kamar quad: berumur 17 tahun pada hari berangkat, 21 Juni 2027',
    ],
    [
      'a child on a lap',
      anak('2026-01-01', false),
      'Anak tanpa kasur 1 dihitung bayi: berumur 1 tahun pada hari pulang, 29 Juni 2027',
    ],
    ['a bed for one under 2', anak('2026-01-01'), 'Anak dengan kasur'],
    ['a child whose birthday nobody told', anak(''), 'Anak dengan kasur'],
  ])('%s', (_, satu, uraian) => {
    expect(lines([satu])[0]?.[0]).toBe(uraian)
  })

  it('turns on 1 March for who was born on 29 February, save in leap years', () => {
    const on = (tanggal_keberangkatan: string, satu: Peserta) =>
      lines([satu], { kamar: 'quad' }, { ...paket, tanggal_keberangkatan, durasi: '1 Hari' })[0]?.[0]
    expect(on('2027-02-28', anak('2015-02-28'))).toContain('dihitung dewasa')
    expect(on('2030-02-28', bayi('2028-02-29'))).toBe('Bayi')
    expect(on('2030-03-01', bayi('2028-02-29'))).toContain('dihitung anak')
    expect(on('2028-02-29', anak('2016-02-29'))).toContain('dihitung dewasa')
  })

  it('cannot be told without a day of departure or return: then it stands beside the total', () => {
    const open = { ...paket, tanggal_keberangkatan: '' }
    expect(count([dewasa, anak('2018-05-03')], { kamar: 'double' }, open)).toMatchObject({
      total: 32_000_000,
      belum_termasuk: [
        'Anak dengan kasur 1: umurnya belum dapat dihitung, tanggal keberangkatan belum ditetapkan',
      ],
      jadwal: [],
    })
    const endless = count([bayi('2026-05-03')], { kamar: 'quad' }, { ...paket, durasi: 'lama' })
    expect([endless.total, endless.belum_termasuk]).toEqual([
      0,
      ['Bayi 1: umurnya saat pulang belum dapat dihitung, lama perjalanan belum ditetapkan'],
    ])
  })
})

describe('the plan', () => {
  const plan = (of: Partial<Paket>, today = HARI_INI) =>
    calculate({ ...paket, ...of }, { peserta: [dewasa, dewasa], kamar: 'double' }, today).jadwal

  it('is a down payment today, equal round parts each month, and the rest on the settling day', () => {
    expect(plan({})).toEqual([
      { jatuh_tempo: '2026-11-23', jumlah: 20_000_000, uraian: 'Uang muka' },
      { jatuh_tempo: '2026-12-23', jumlah: 8_800_000, uraian: 'Cicilan 1' },
      { jatuh_tempo: '2027-01-23', jumlah: 8_800_000, uraian: 'Cicilan 2' },
      { jatuh_tempo: '2027-02-23', jumlah: 8_800_000, uraian: 'Cicilan 3' },
      { jatuh_tempo: '2027-03-23', jumlah: 8_800_000, uraian: 'Cicilan 4' },
      { jatuh_tempo: '2027-05-22', jumlah: 8_800_000, uraian: 'Pelunasan' },
    ])
  })

  it('falls together when the settling day is nearer than thirty days, or over', () => {
    const lunas = [{ jatuh_tempo: HARI_INI, jumlah: 64_000_000, uraian: 'Lunas saat mendaftar' }]
    expect(plan({ tanggal_keberangkatan: '2027-01-21' })).toEqual(lunas)
    expect(plan({ tanggal_keberangkatan: '2026-12-01' })).toEqual(lunas)
    expect(plan({ tanggal_keberangkatan: '2027-01-22' })).toHaveLength(2)
  })

  it('says why all of it is paid at once, on the page and to the office', () => {
    const of = (changes: Partial<Paket>) => {
      const own = { ...paket, ...changes }
      const [peserta, diminta] = [[dewasa, dewasa], { kamar: 'double' } as const]
      const hitungan = calculate(own, { peserta, ...diminta }, HARI_INI)
      const chat = hitunganChat({ paket: own, peserta, diminta, hitungan }, { brand: 'Safar', tautan: '' })
      return [alasanJadwal(own, hitungan.jadwal, HARI_INI), chat] as const
    }
    const [jauh, muka] = of({})
    expect(jauh).toBe('')
    expect(muka).toContain('Uang muka: Rp 20.000.000')
    for (const [changes, alasan] of [
      [
        { tanggal_keberangkatan: '2027-01-21' },
        'Cicilan ditutup 22 November 2026, 30 hari sebelum hari pelunasan (22 Desember 2026), jadi tidak ada cicilan.',
      ],
      [{ tanggal_keberangkatan: '2026-12-01' }, 'Hari pelunasan (1 November 2026) sudah lewat'],
      [{ dp_per_pax: 32_000_000 }, 'Uang mukanya sebesar seluruh biaya'],
    ] as const) {
      const [said, chat] = of(changes)
      expect(said).toContain(alasan)
      expect(chat).toContain('Dibayar lunas saat mendaftar')
      expect(chat).not.toContain('Uang muka')
    }
  })

  it('is none where nobody said a settling day, in dollars, and for who is gone', () => {
    expect(plan({ pelunasan_hari: null })).toEqual([])
    expect(plan({ currency: 'USD' })).toEqual([])
    expect(plan({ tanggal_keberangkatan: '2026-11-22' })).toEqual([])
    expect(plan({ dp_per_pax: null })).toEqual([
      { jatuh_tempo: '2027-05-22', jumlah: 64_000_000, uraian: 'Pelunasan' },
    ])
  })

  it('ends each month on its last day where it is shorter', () => {
    expect(plan({ tanggal_keberangkatan: '2027-05-30' }, '2026-12-31').map((one) => one.jatuh_tempo)).toEqual(
      ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
    )
  })
})

/** The same count by nothing but one person and one bed after the other, and birthdays by walking the calendar. */
function slowTotal(of: Paket, peserta: readonly Peserta[], diminta: KamarDiminta): number {
  const birthdays = (lahir: string, day: string) => {
    let years = 0
    for (let year = Number(lahir.slice(0, 4)) + 1; ; year += 1) {
      const birthday =
        lahir.endsWith('02-29') && year % 4 !== 0 ? `${year}-03-01` : `${year}${lahir.slice(4)}`
      if (daysBetween(birthday, day) < 0) return years
      years += 1
    }
  }
  const home = addDays(of.tanggal_keberangkatan, Number.parseInt(of.durasi, 10) - 1)
  const price = { quad: of.harga_quad, triple: of.harga_triple, double: of.harga_double }
  let total = 0
  let adults = 0
  let children = 0
  for (const satu of peserta) {
    if (satu.jenis === 'dewasa' || birthdays(satu.tanggal_lahir, of.tanggal_keberangkatan) >= 12) adults += 1
    else if (satu.jenis === 'anak' && satu.kasur) {
      children += 1
      total += of.harga_anak_kasur ?? 0
    } else if (birthdays(satu.tanggal_lahir, home) >= 2) total += of.harga_anak_tanpa_kasur ?? 0
    else total += of.harga_bayi ?? 0
  }
  const rooms: Kamar[] = []
  const beds = () => rooms.reduce((sum, kamar) => sum + KAMAR_KASUR[kamar], 0)
  if (diminta.kamar_sendiri) rooms.push(...(diminta.susunan ?? []))
  while (beds() < adults + children) rooms.push(diminta.kamar)
  if (!diminta.kamar_sendiri) return total + adults * price[diminta.kamar]
  // Every bed is paid but those in which children sleep: one adult opens each room, children come from the last room
  // on.
  const open = rooms.map((kamar) => ({ kamar, free: KAMAR_KASUR[kamar] }))
  for (const room of open.slice(0, adults)) room.free -= 1
  const paid = rooms.reduce((sum, kamar) => sum + KAMAR_KASUR[kamar] * price[kamar], 0)
  let saved = 0
  for (const room of open.reverse()) {
    for (; room.free > 0 && children > 0; room.free -= 1) {
      saved += price[room.kamar]
      children -= 1
    }
  }
  return total + paid - saved
}

describe('ten thousand families', () => {
  it('pay to the rupiah what a slow count says, in rooms of one kind and in proposals', () => {
    fc.assert(
      fc.property(paketArbitrary, keluargaArbitrary, dimintaArbitrary, (of, keluarga, diminta) => {
        const peserta = pesertaDari(keluarga, HARI_INI)
        for (const rooms of [diminta, kamarPilihan(of, peserta, keluarga.kamar)]) {
          if (!rooms) continue
          const sum = calculate(of, { peserta, ...rooms }, HARI_INI)
          const { total, baris, jadwal, dp } = sum
          // As the API reads it from a body.
          const asked = hitungSchema.parse(JSON.parse(JSON.stringify({ peserta, ...rooms })))
          expect(calculationProblem(of, asked, HARI_INI)).toBeNull()
          expect(calculate(of, asked, HARI_INI)).toEqual(sum)
          expect(total).toBe(slowTotal(of, peserta, rooms))
          expect(baris.reduce((sum, { subtotal }) => sum + subtotal, 0)).toBe(total)
          for (const { jumlah, harga, subtotal } of baris) expect(jumlah * harga).toBe(subtotal)
          expect(dp ?? 0).toBeLessThanOrEqual(total)
          if (jadwal.length === 0) continue
          expect(jadwal.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(total)
          const batas = batasPelunasan(of)
          const days = jadwal.map(({ jatuh_tempo }) => jatuh_tempo)
          expect([...new Set(days)].sort()).toEqual(days)
          expect(Math.min(...jadwal.map(({ jumlah }) => jumlah))).toBeGreaterThan(0)
          if (jadwal.length > 1) expect((days.at(-1) ?? '') <= batas).toBe(true)
        }
      }),
      { numRuns: 10_000 },
    )
  })

  it('are the same ones behind an address, which carries no sum', () => {
    fc.assert(
      fc.property(paketArbitrary, keluargaArbitrary, (of, keluarga) => {
        const hash = keluargaHash(keluarga)
        const read = readKeluargaHash(`${hash}&total=1&harga_quad=1`)
        expect(read).toEqual(keluarga)
        if (!read) return
        const sum = (family: typeof keluarga) => {
          const peserta = pesertaDari(family, HARI_INI)
          const rooms = kamarPilihan(of, peserta, family.kamar)
          return rooms && calculate(of, { peserta, ...rooms }, HARI_INI)
        }
        expect(sum(read)).toEqual(sum(keluarga))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('proposals', () => {
  const all = (adults: number) => Array.from({ length: adults }, () => dewasa)
  it('are rooms for the family alone at the least cost, and the cheapest beds where those cost less', () => {
    expect(suggestKamar(paket, all(5))).toEqual([
      {
        pilihan: 'keluarga',
        diminta: { kamar: 'triple', kamar_sendiri: true, susunan: ['triple', 'double'] },
        total: 155_500_000,
      },
      { pilihan: 'hemat', diminta: { kamar: 'quad', kamar_sendiri: false }, total: 147_500_000 },
    ])
  })

  it('are drawn and said by one arrangement: who sleeps among others is in no room of the family', () => {
    const denah = (adults: number) => {
      const orang = classify(paket, all(adults))
      const { sendiri, bersama } = denahOf(orang, { kamar: 'quad' })
      return [sendiri.map(({ dewasa }) => dewasa), bersama?.dewasa ?? 0]
    }
    expect([1, 2, 3, 4, 5, 8, 9].map(denah)).toEqual([
      [[], 1],
      [[], 2],
      [[], 3],
      [[4], 0],
      [[4], 1],
      [[4, 4], 0],
      [[4, 4], 1],
    ])
    const anak = { jenis: 'anak', tanggal_lahir: '2019-05-03', kasur: true } as const
    const { bersama } = denahOf(classify(paket, [...all(2), anak]), { kamar: 'quad' })
    expect(bersama && bersamaTeks(bersama)).toBe(
      '3 kasur di kamar quad, bersama jamaah lain: laki-laki dan perempuan dipisah, juga suami istri',
    )
    for (const adults of [2, 3, 4, 5]) {
      const orang = all(adults)
      for (const diminta of [{ kamar: 'quad' }, { kamar: 'quad', kamar_sendiri: true }] as const)
        expect(kamarTeks(paket, orang, diminta).includes('dipisah')).toBe(
          denahOf(classify(paket, orang), diminta).bersama !== null,
        )
    }
  })

  it('are one where being alone costs no more, and none without a price', () => {
    expect(suggestKamar(paket, all(4)).map(({ pilihan }) => pilihan)).toEqual(['keluarga'])
    expect(suggestKamar({ ...paket, harga_quad: 0, harga_triple: 0, harga_double: 0 }, all(4))).toEqual([])
  })
})

describe('an address', () => {
  it.each(['', '#hitung', '#hitung?d=0', '#harga', `#hitung?d=1&a=${'2'.repeat(1_000)}`])(
    '%j holds no family',
    (hash) => {
      expect(readKeluargaHash(hash)).toBeNull()
    },
  )

  it('drops what it cannot read, and more than twenty people', () => {
    expect(readKeluargaHash('#hitung?d=1&a=2&b=2026-02-30,<b>,2026-01-05&k=istana&total=5')).toEqual({
      dewasa: 1,
      anak_kasur: ['', ''],
      anak_tanpa_kasur: [],
      bayi: ['', '', '2026-01-05'],
      kamar: 'keluarga',
    })
    expect(readKeluargaHash('#hitung?d=99&a=99')).toMatchObject({ dewasa: 20, anak_kasur: [] })
    expect(readKeluargaHash('#hitung?d=-1&a=1')).toMatchObject({ dewasa: 0, anak_kasur: [''] })
  })
})
