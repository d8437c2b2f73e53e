import type { Cell } from '@safar/shared/trips/rombongan/cell'
import type {
  NewRombonganLink,
  Rombongan,
  RombonganKantor,
  RombonganLink,
} from '@safar/shared/trips/rombongan/rombongan-schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { sealOwnSecrets } from '../../platform/vault/own-secrets.ts'
import { SEALED } from '../../platform/vault/sealed-text.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { bookings, ORANG, PRICES } from '../pemesanan/pemesanan.testing.ts'
import { forgetOldCells, forgetOldLinks } from './forget-rombongan.ts'

const DAY_MS = 86_400_000
const PAKET = {
  tanggal_keberangkatan: '2026-12-01',
  itineraris: [{ hari: 1, tanggal: '2026-12-01', name: 'Jakarta – Madinah', deskripsi: 'Subuh' }],
}
/** Numbers and notes that no guide reads, in every place where the office writes one. */
const SECRET = {
  nik: '3276014107900001',
  no_paspor: 'X7654321',
  no_bpjs: '0001234567890',
  penyakit_khusus: 'Rahasiapenyakit',
  catatan_staf: 'Rahasiacatatan',
  tgl_lahir: '1955-03-02',
  alamat: 'Rahasiaalamat',
}

interface Synced {
  data: { sel: Cell[]; sampai: number; waktu_server: string }
  keadaan?: string
  errors?: Record<string, string[]>
}

/** A departure with two people of a paid booking, of whom one needs help, and one who has not paid yet. */
async function withGroup(test: TestApp) {
  const office = bookings(test)
  const paket = await office.addPaket({ ...PRICES, ...PAKET })
  const kebutuhan = 'Kursi roda di bandara, paspor X7654321'
  const siti = await office.addJamaah('SITI AMINAH', {
    ...SECRET,
    kebutuhan,
    kontak_darurat_nama: 'Hasan, paspor X7654321',
    kontak_darurat_hubungan: 'anak',
    kontak_darurat_hp: '0813 2222-3333',
  })
  const booked = await office.book({
    paket_id: paket.id,
    catatan: 'Rahasiacatatan pemesan',
    peserta: [
      {
        ...ORANG,
        jamaah_id: siti,
        visa: { provider: 'A', no: 'Rahasiavisa' },
        polis: { no: 'Rahasiapolis' },
      },
      { ...ORANG, nama: 'Kakek Umar' },
    ],
  })
  await office.setStatus(booked.id, 'sebagian')
  await office.book({ paket_id: paket.id, peserta: [{ ...ORANG, nama: 'Belum Bayar' }] })
  const path = `/api/keberangkatan/${paket.slug}/rombongan`
  return {
    office,
    paket,
    siti,
    booked,
    path,
    async addLink(payload: object = {}) {
      const { status, body } = await office.post<{ data: NewRombonganLink }>(path, payload)
      expect(status, JSON.stringify(body)).toBe(201)
      const [, token = ''] = body.data.tautan.split('#')
      return { ...body.data, token }
    },
    async view() {
      const { body } = await test.call<{ data: RombonganKantor }>({
        url: path,
        headers: await office.as('staf'),
      })
      return body.data
    },
    end: async (id?: number) =>
      test.call({
        method: 'DELETE',
        url: id === undefined ? path : `${path}/${id}`,
        headers: await office.as('staf'),
      }),
  }
}
const reader = (test: TestApp, token: string) =>
  test.call<{ data: Rombongan; keadaan?: string; message?: string }>({
    url: '/api/rombongan',
    headers: { 'x-rombongan': token },
  })
const sender = (test: TestApp, token: string, sel: readonly Cell[], sejak = 0) =>
  test.call<Synced>({
    method: 'POST',
    url: '/api/rombongan',
    headers: { 'x-rombongan': token },
    payload: { sejak, sel },
  })
const mark = (perangkat: string, waktu: number, ada: boolean, kunci = 'bus001.1'): Cell => ({
  jenis: 'hadir',
  kunci,
  nilai: JSON.stringify({ ada, pada: 1_000 }),
  waktu,
  perangkat,
})

describe('one departure', () => {
  let test: TestApp
  let group: Awaited<ReturnType<typeof withGroup>>
  beforeAll(async () => {
    test = await createTestApp()
    group = await withGroup(test)
    return async () => test[Symbol.asyncDispose]()
  })

  it('makes a link for staff alone, whose token stands behind # and is kept nowhere', async () => {
    const made = await group.addLink({ untuk: 'Ustadz Salman' })
    expect(made.tautan).toMatch(/^http[^#?]+\/rombongan#[\w-]{43}$/)
    // A week after the return, to the end of that day in Jakarta.
    expect(made).toMatchObject({
      untuk: 'Ustadz Salman',
      keadaan: 'aktif',
      dibuka_pada: null,
      berakhir_pada: '2026-12-16T17:00:00.000Z',
    })
    const rows = await test.deps.database.db.selectFrom('rombongan_tautan').selectAll().execute()
    const aktivitas = await test.deps.database.db.selectFrom('aktivitas').selectAll().execute()
    expect(JSON.stringify([rows, aktivitas])).not.toContain(made.token)
    expect(aktivitas).toContainEqual(expect.objectContaining({ aksi: 'buat', rinci: 'Tautan rombongan' }))
    expect((await group.office.post(group.path, {}, 'keuangan')).status).toBe(403)
    expect((await group.office.post(group.path, { sampai: '2026-11-01' })).body.errors).toHaveProperty(
      'sampai',
    )
    expect((await group.office.post(group.path, { sampai: '2028-01-01' })).body.errors).toHaveProperty(
      'sampai',
    )
  })

  it('gives the guide names, flights, days and needs, and of nobody a number, a note or an illness', async () => {
    const { token, id } = await group.addLink()
    const contacts = { kontak: [{ nama: 'Ambulans', keterangan: 'Gratis', telepon: '997' }] }
    const headers = await group.office.as('staf')
    await test.call({ method: 'PATCH', url: group.path, headers, payload: contacts })
    const { status, body, headers: answered } = await reader(test, token)
    expect([status, answered['cache-control']]).toEqual([200, 'no-store'])
    const { data } = body
    expect(data.peserta).toEqual([
      expect.objectContaining({
        nama: 'SITI AMINAH',
        bantuan: 'Kursi roda di bandara, paspor ••••••',
        umur: 71,
        kamar: 'Quad',
        darurat: { nama: 'Hasan, paspor ••••••', hubungan: 'anak', telepon: expect.stringContaining('813') },
      }),
      expect.objectContaining({ nama: 'Kakek Umar', bantuan: '', umur: null, darurat: null }),
    ])
    expect(data.keluarga).toEqual([
      { id: group.booked.id, nama: 'Siti Aminah', telepon: expect.stringContaining('812') },
    ])
    expect([data.kamar, data.kontak, data.jadwal[0]?.nama]).toEqual([
      [],
      contacts.kontak,
      'Jakarta – Madinah',
    ])
    expect(data.penerbangan.length).toBeGreaterThan(0)
    const said = JSON.stringify(body)
    for (const secret of [...Object.values(SECRET), 'Rahasia', 'Belum Bayar', 'kode']) {
      expect(said, secret).not.toContain(secret)
    }
    // Each pilgrim whose needs were opened is a line of the access log, once for a link.
    await reader(test, token)
    const looks = await test.deps.database.db
      .selectFrom('log_akses')
      .selectAll()
      .where('bidang', '=', 'kebutuhan')
      .execute()
    expect(looks).toEqual([
      expect.objectContaining({ data_id: String(group.siti), akun_id: null, jenis: 'jamaah' }),
    ])
    const seen: RombonganLink | undefined = (await group.view()).tautan.find((one) => one.id === id)
    expect(seen?.dibuka_pada).not.toBeNull()
  })

  it('merges what two phones wrote apart, in whatever order it comes and however often', async () => {
    const [a, b] = [await group.addLink(), await group.addLink()]
    const mine = [mark('phoneaaa', 1, true), mark('phoneaaa', 2, true, 'bus001.2')]
    const theirs = [mark('phonebbb', 1, false), mark('phonebbb', 2, true, 'bus001.3')]
    await sender(test, b.token, theirs)
    const { body } = await sender(test, a.token, mine)
    const again = await sender(test, a.token, mine, body.data.sampai)
    expect(again.body.data).toMatchObject({ sel: [], sampai: body.data.sampai })
    const known = await sender(test, b.token, [])
    const cells = known.body.data.sel.map(({ kunci, perangkat }) => [kunci, perangkat]).sort()
    expect(cells).toEqual([
      // The counters are equal: the name decides, whoever came first.
      ['bus001.1', 'phonebbb'],
      ['bus001.2', 'phoneaaa'],
      ['bus001.3', 'phonebbb'],
    ])
    // Whoever saw it has the last word.
    await sender(test, a.token, [mark('phoneaaa', 3, true)])
    expect((await group.view()).sel).toContainEqual(mark('phoneaaa', 3, true))
  })

  it('loses nothing of two phones that send at once', async () => {
    const { token } = await group.addLink()
    const of = (perangkat: string, from: number) =>
      Array.from({ length: 20 }, (_, index) => mark(perangkat, index + 1, true, `hotel1.${from + index}`))
    const answers = await Promise.all([
      sender(test, token, of('phoneaaa', 100)),
      sender(test, token, of('phonebbb', 200)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const all = (await sender(test, token, [])).body.data.sel.filter(({ kunci }) =>
      kunci.startsWith('hotel1'),
    )
    expect(all.length).toBe(40)
    await group.end()
  })

  it('refuses counters that nobody could have reached, other shapes, and too many at once', async () => {
    const { token } = await group.addLink()
    const far = await sender(test, token, [mark('phoneaaa', 9_000_000, true)])
    expect([far.status, Object.keys(far.body.errors ?? {})]).toEqual([422, ['sel.0.waktu']])
    for (const odd of [
      { ...mark('phoneaaa', 1, true), kunci: 'bus001' },
      { ...mark('phoneaaa', 1, true), nilai: '{"ada":"ya"}' },
      { ...mark('phoneaaa', 1, true), nilai: '{' },
      { ...mark('A B', 1, true) },
    ])
      expect((await sender(test, token, [odd])).status, JSON.stringify(odd)).toBe(422)
    const many = Array.from({ length: 501 }, (_, index) => mark('phoneaaa', 1, true, `many01.${index + 1}`))
    expect((await sender(test, token, many)).status).toBe(422)
  })

  it('ends one link or all, which tells the phone to wipe, and leaves those of other phones', async () => {
    await group.end()
    const [lost, kept] = [await group.addLink({ untuk: 'Hilang' }), await group.addLink()]
    expect((await group.end(lost.id)).status).toBe(200)
    const gone = await reader(test, lost.token)
    expect([gone.status, gone.body.keadaan]).toEqual([410, 'dicabut'])
    expect((await sender(test, lost.token, [mark('phoneaaa', 1, true)])).status).toBe(410)
    expect((await reader(test, kept.token)).status).toBe(200)
    expect((await group.end(9_999)).status).toBe(404)
    await group.end()
    expect((await reader(test, kept.token)).status).toBe(410)
    // One that nobody made is unknown, and nothing is wiped for it.
    expect((await reader(test, 'x'.repeat(43))).status).toBe(404)
    expect((await reader(test, 'kurang')).status).toBe(404)
  })

  it('keeps as many links open as a departure has phones', async () => {
    for (let nth = 0; nth < 6; nth++) await group.addLink()
    expect((await group.office.post(group.path, {})).status).toBe(409)
    await group.end()
  })

  it('gives contacts back whole to whoever saved second', async () => {
    const headers = await group.office.as('staf')
    const save = (kontak: object[], versi: string) =>
      test.call<{ errors?: object }>({
        method: 'PATCH',
        url: group.path,
        headers,
        payload: { kontak, versi },
      })
    const hotel = { nama: 'Taibah Nur', keterangan: 'Resepsionis', telepon: '+966 12 345 6789' }
    const { kontak_versi } = await group.view()
    expect((await save([hotel], kontak_versi)).status).toBe(200)
    expect((await save([], '2026-11-20T00:00:00.000Z')).status).toBe(409)
    expect((await save([{ ...hotel, telepon: 'nol' }], kontak_versi)).body.errors).toHaveProperty(
      'kontak.0.telepon',
    )
  })

  it('lets the office write, settle and remove notes of things that were lost', async () => {
    const save = (payload: object) =>
      group.office.post<{ data: RombonganKantor; errors?: object }>(`${group.path}/catatan`, payload)
    const notesIn = ({ sel }: RombonganKantor) =>
      sel
        .filter(({ jenis }) => jenis === 'catatan')
        .map(({ kunci, nilai }) => ({ kunci, ...JSON.parse(nilai) }))
    const made = await save({ jenis: 'barang', teks: 'Tas cokelat' })
    const [note] = notesIn(made.body.data)
    expect(note).toMatchObject({ teks: 'Tas cokelat', selesai: false })
    const settled = await save({ kunci: note.kunci, jenis: 'barang', teks: 'Tas cokelat', selesai: true })
    expect(notesIn(settled.body.data)).toEqual([{ ...note, selesai: true }])
    // A guide writes who fell ill: notes lie sealed, and those that older versions left open as well.
    const { db } = test.deps.database
    const { nilai = '' } =
      (await db
        .selectFrom('rombongan_sel')
        .select('nilai')
        .where('jenis', '=', 'catatan')
        .executeTakeFirst()) ?? {}
    expect(nilai).toMatch(SEALED)
    const open = JSON.stringify({ ...note, kunci: undefined })
    await db.updateTable('rombongan_sel').set({ nilai: open }).where('nilai', '=', nilai).execute()
    expect(await sealOwnSecrets(db, test.deps.vault)).toBe(1)
    expect(notesIn(await group.view())).toEqual([note])
    expect((await save({ jenis: 'barang', teks: ' ' })).body.errors).toHaveProperty('teks')
  })

  it('ends by itself a week after the return, and is forgotten half a year later with the roll', async () => {
    const { token } = await group.addLink()
    await sender(test, token, [mark('phoneaaa', 40, true, 'pulang.1')])
    group.office.advance(26 * DAY_MS)
    expect([(await reader(test, token)).body.keadaan, (await group.view()).sel.length > 0]).toEqual([
      'berakhir',
      true,
    ])
    const { db } = test.deps.database
    const later = new Date('2027-07-01T00:00:00.000Z')
    await forgetOldLinks(db, later)
    await forgetOldCells(db, later)
    expect((await reader(test, token)).status).toBe(404)
    expect((await group.view()).sel).toEqual([])
  })
})
