import { describe, expect, it } from 'vitest'
import { createSessionClient } from '../access/session/client.ts'
import { createFaktorClient } from '../access/session/faktor-client.ts'
import { createSesiClient } from '../access/session/sesi.ts'
import { createTokenClient } from '../access/token/client.ts'
import { createAktivitasClient } from '../accounts/aktivitas/client.ts'
import { createAkunClient } from '../accounts/akun/client.ts'
import { createPaketClient } from '../content/paket/client.ts'
import { paketInput } from '../content/paket/factory.ts'
import { PAKET } from '../content/paket/fields.ts'
import { nilaiOf } from '../content/paket/perubahan/perubahan.ts'
import { createGambarClient } from '../files/gambar/client.ts'
import { createCadanganClient } from '../ops/cadangan/client.ts'
import { createKotakKeluarClient } from '../outbound/kotak-keluar/client.ts'
import { createTemplatClient } from '../outbound/templat-surat/client.ts'
import { createWebhookClient } from '../outbound/webhook/client.ts'
import { createJamaahClient } from '../people/jamaah/jamaah-client.ts'
import { MRZ_SPECIMEN } from '../people/jamaah/mrz-lines.ts'
import { createPendaftaranClient } from '../people/pendaftaran/client.ts'
import { createPermintaanClient } from '../people/permintaan-data/client.ts'
import { ApiError } from '../platform/http/errors.ts'
import { createHttp } from '../platform/http/http.ts'
import { createPublikasiClient } from '../publishing/publikasi/client.ts'
import { createDaftarClient } from '../records/noun/daftar-client.ts'
import { createRiwayatClient } from '../records/riwayat/client.ts'
import { createSampahClient } from '../records/sampah/client.ts'

type Fetch = typeof fetch

function clients(fetch: Fetch) {
  const http = createHttp({ baseUrl: 'https://api.safar.test', fetch })
  return {
    paket: createPaketClient(http),
    daftar: createDaftarClient(http, PAKET),
    riwayat: createRiwayatClient(http, PAKET),
    sampah: createSampahClient(http, PAKET),
    gambar: createGambarClient(http),
    pendaftaran: createPendaftaranClient(http),
    jamaah: createJamaahClient(http),
    publikasi: createPublikasiClient(http),
    akun: createAkunClient(http),
    aktivitas: createAktivitasClient(http),
    cadangan: createCadanganClient(http),
    kotakKeluar: createKotakKeluarClient(http),
    templat: createTemplatClient(http),
    permintaan: createPermintaanClient(http),
    session: createSessionClient(http),
    sesi: createSesiClient(http),
    faktor: createFaktorClient(http),
    token: createTokenClient(http),
    webhook: createWebhookClient(http),
  }
}
type Clients = ReturnType<typeof clients>

const picture = new File(['x'], 'a.png', { type: 'image/png' })
const login = { email: 'a', password: 'b' }
const passwords = { password_lama: 'lama', password_baru: 'baru sekali' }
const kontak = { cara: 'telepon', hasil: 'terhubung', catatan: '', langkah: '' } as const
const credential = { id: 'a', rawId: 'a', type: 'public-key' } as const
const registration = {
  nama: 'Siti',
  telepon: '081234567890',
  email: '',
  setuju: true,
  setuju_pemasaran: false,
}

/** Calls that promise something of the answer. */
const READING: Record<string, (client: Clients) => Promise<unknown>> = {
  'akun.page': ({ akun }) => akun.page({ page: 1 }),
  'akun.undang': ({ akun }) => akun.undang({ email: 'siti@safar.test', role: 'staf' }),
  'akun.undangLagi': ({ akun }) => akun.undangLagi(1),
  'akun.ubah': ({ akun }) => akun.ubah(1, { ditangguhkan: true }),
  'aktivitas.page': ({ aktivitas }) => aktivitas.page({ jenis: 'paket', dari: '2026-11-01' }),
  'cadangan.page': ({ cadangan }) => cadangan.page({ page: 2 }),
  'cadangan.mulai': ({ cadangan }) => cadangan.mulai(),
  'kotakKeluar.page': ({ kotakKeluar }) => kotakKeluar.page({ keadaan: 'gagal' }),
  'templat.list': ({ templat }) => templat.list(),
  'templat.riwayat': ({ templat }) => templat.riwayat('pendaftaran-baru'),
  'templat.simpan': ({ templat }) =>
    templat.simpan('pendaftaran-baru', { perihal: 'Halo', judul: '', isi: '', versi: 0 }),
  'templat.pratinjau': ({ templat }) =>
    templat.pratinjau('pendaftaran-baru', { perihal: 'Halo', judul: '', isi: '' }),
  'kotakKeluar.aturan': ({ kotakKeluar }) => kotakKeluar.aturan(),
  'kotakKeluar.jamTenang': ({ kotakKeluar }) => kotakKeluar.jamTenang({ dari: 21, sampai: 6 }),
  'kotakKeluar.henti': ({ kotakKeluar }) => kotakKeluar.henti({ alamat: 'siti@contoh.test', henti: true }),
  'kotakKeluar.ulang': ({ kotakKeluar }) => kotakKeluar.ulang(1),
  'permintaan.page': ({ permintaan }) => permintaan.page({ keadaan: 'terbuka' }),
  'permintaan.catat': ({ permintaan }) =>
    permintaan.catat({ pendaftaran_id: 1, jenis: 'hapus', lewat: 'telepon', pengenal: 'kartu' }),
  'permintaan.jawab': ({ permintaan }) => permintaan.jawab(1, { keadaan: 'selesai', hasil: 'Sudah.' }),
  'permintaan.persetujuan': ({ permintaan }) => permintaan.persetujuan(1),
  'daftar.utuh': ({ daftar }) => daftar.utuh(),
  'daftar.halaman': ({ daftar }) =>
    daftar.halaman({ q: 'haji', chosen: {}, sorting: [], page: 1, per_page: 10 }),
  'paket.list': ({ paket }) => paket.list(),
  'paket.list, in short': ({ paket }) => paket.list({ ringkas: true }),
  'paket.get': ({ paket }) => paket.get('haji'),
  'paket.create': ({ paket }) => paket.create(paketInput()),
  'paket.update': ({ paket }) => paket.update(1, { sisa_pax: 1 }),
  'paket.ubahKursi': ({ paket }) => paket.ubahKursi(1, -1),
  'paket.hitung': ({ paket }) => paket.hitung(1, { peserta: [{ jenis: 'dewasa' }], kamar: 'quad' }),
  'paket.perubahanNanti': ({ paket }) =>
    paket.perubahanNanti(1, nilaiOf({ ...paketInput(), currency: 'Rp' })),
  'paket.kembar': ({ paket }) => paket.kembar({ nama_paket: 'Umrah', tanggal_keberangkatan: '2027-01-12' }),
  'paket.siap': ({ paket }) => paket.siap(),
  'paket.laku': ({ paket }) => paket.laku(),
  'paket.salin': ({ paket }) => paket.salin(1, { tanggal: ['2027-01-12'], nama: ['Umrah'] }, 'satu-kunci'),
  'riwayat.list': ({ riwayat }) => riwayat.list(1),
  'riwayat.get': ({ riwayat }) => riwayat.get(1, 1),
  'sampah.list': ({ sampah }) => sampah.list(),
  'gambar.upload': ({ gambar }) => gambar.upload(picture),
  'pendaftaran.page': ({ pendaftaran }) => pendaftaran.page(),
  'pendaftaran.list': ({ pendaftaran }) => pendaftaran.list(),
  'pendaftaran.count': ({ pendaftaran }) => pendaftaran.count(),
  'pendaftaran.tanggap': ({ pendaftaran }) => pendaftaran.tanggap(),
  'pendaftaran.terdaftar': ({ pendaftaran }) => pendaftaran.terdaftar(),
  'pendaftaran.giliran': ({ pendaftaran }) => pendaftaran.giliran(),
  'pendaftaran.listOwn': ({ pendaftaran }) => pendaftaran.listOwn(),
  'pendaftaran.withdrawOwn': ({ pendaftaran }) => pendaftaran.withdrawOwn(),
  'pendaftaran.create': ({ pendaftaran }) => pendaftaran.create(registration),
  'pendaftaran.addKantor': ({ pendaftaran }) =>
    pendaftaran.addKantor({ ...registration, lewat: 'telepon', setuju: true }, 'satu-kunci'),
  'pendaftaran.sampah': ({ pendaftaran }) => pendaftaran.sampah(),
  'pendaftaran.pulihkan': ({ pendaftaran }) => pendaftaran.pulihkan(1),
  'pendaftaran.update': ({ pendaftaran }) => pendaftaran.update(1, { status: 'lunas' }),
  'pendaftaran.one': ({ pendaftaran }) => pendaftaran.one(1),
  'pendaftaran.petugas': ({ pendaftaran }) => pendaftaran.petugas(),
  'pendaftaran.sama': ({ pendaftaran }) => pendaftaran.sama({ telepon: '0812 3456 7890', email: '' }),
  'pendaftaran.addKontak': ({ pendaftaran }) => pendaftaran.addKontak(1, kontak, 'satu-kunci'),
  'pendaftaran.updateKontak': ({ pendaftaran }) => pendaftaran.updateKontak(1, 1, kontak),
  'pendaftaran.removeKontak': ({ pendaftaran }) => pendaftaran.removeKontak(1, 1),
  'pendaftaran.gabung': ({ pendaftaran }) => pendaftaran.gabung(1, { dengan_id: 2 }),
  'pendaftaran.pisah': ({ pendaftaran }) => pendaftaran.pisah(2),
  'pendaftaran.bukanKembar': ({ pendaftaran }) => pendaftaran.bukanKembar(1),
  'jamaah.mrz': ({ jamaah }) => jamaah.mrz(MRZ_SPECIMEN),
  'jamaah.nik': ({ jamaah }) => jamaah.nik({ nik: '3276014107900001' }),
  'faktor.get': ({ faktor }) => faktor.get(),
  'faktor.totpBaru': ({ faktor }) => faktor.totpBaru(),
  'faktor.totpAktif': ({ faktor }) => faktor.totpAktif('123456'),
  'faktor.pemulihanBaru': ({ faktor }) => faktor.pemulihanBaru(),
  'faktor.passkeyOpsi': ({ faktor }) => faktor.passkeyOpsi(),
  'faktor.passkeyAktif': ({ faktor }) =>
    faktor.passkeyAktif({
      nama: 'Ponsel',
      jawaban: { ...credential, response: { clientDataJSON: 'a', attestationObject: 'a' } },
    }),
  'faktor.aturan': ({ faktor }) => faktor.aturan(),
  'faktor.ubahAturan': ({ faktor }) => faktor.ubahAturan({ faktor_wajib: true }),
  'token.list': ({ token }) => token.list(),
  'token.buat': ({ token }) =>
    token.buat({ nama: 'Laporan', role: 'keuangan', berlaku_sampai: '2027-02-01' }),
  'webhook.list': ({ webhook }) => webhook.list(),
  'webhook.buat': ({ webhook }) =>
    webhook.buat({ alamat: 'https://agensi.test/kabar', peristiwa: ['pendaftaran.baru'] }),
  'webhook.ubah': ({ webhook }) => webhook.ubah(1, { aktif: false }),
  'webhook.gantiRahasia': ({ webhook }) => webhook.gantiRahasia(1),
  'webhook.uji': ({ webhook }) => webhook.uji(1),
  'webhook.kiriman': ({ webhook }) => webhook.kiriman(1, { page: 1 }),
  'webhook.ulang': ({ webhook }) => webhook.ulang(1, 1),
  'publikasi.get': ({ publikasi }) => publikasi.get(),
  'publikasi.publish': ({ publikasi }) => publikasi.publish(),
  'publikasi.confirmJam': ({ publikasi }) => publikasi.confirmJam(),
  'publikasi.listRilis': ({ publikasi }) => publikasi.listRilis(1, 10),
  'publikasi.goBack': ({ publikasi }) => publikasi.goBack('a'),
  'publikasi.readLog': ({ publikasi }) => publikasi.readLog(),
  'sesi.list': ({ sesi }) => sesi.list(),
  'session.login': ({ session }) => session.login(login),
  'session.passkeyTantangan': ({ session }) => session.passkeyTantangan(),
  'session.passkeyMasuk': ({ session }) =>
    session.passkeyMasuk({
      jawaban: {
        ...credential,
        response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
      },
    }),
  'session.getMe': ({ session }) => session.getMe(),
  'session.updateMe': ({ session }) => session.updateMe({ nama: 'Siti' }),
  'session.changePassword': ({ session }) => session.changePassword(passwords),
}
/** Calls whose answer is a file, kept as it came. */
const FILES = ['aktivitas.csv']
/** Calls that are done when they are done. */
const DOING: Record<string, (client: Clients) => Promise<unknown>> = {
  'akun.hapus': ({ akun }) => akun.hapus(1),
  'faktor.kukuhkan': ({ faktor }) => faktor.kukuhkan('lama'),
  'faktor.totpLepas': ({ faktor }) => faktor.totpLepas(),
  'faktor.passkeyLepas': ({ faktor }) => faktor.passkeyLepas(1),
  'faktor.lepasDari': ({ faktor }) => faktor.lepasDari(1),
  'token.cabut': ({ token }) => token.cabut(1),
  'webhook.hapus': ({ webhook }) => webhook.hapus(1),
  'sesi.akhiri': ({ sesi }) => sesi.akhiri('0123456789abcdef'),
  'sesi.akhiriLain': ({ sesi }) => sesi.akhiriLain(),
  'session.lupa': ({ session }) => session.lupa({ email: 'siti@safar.test' }),
  'session.aturUlang': ({ session }) => session.aturUlang({ token: 'a', password: 'baru sekali' }),
  'paket.remove': ({ paket }) => paket.remove(1),
  'riwayat.restore': ({ riwayat }) => riwayat.restore(1, 1),
  'sampah.restore': ({ sampah }) => sampah.restore(1),
  'pendaftaran.remove': ({ pendaftaran }) => pendaftaran.remove(1),
  'pendaftaran.erase': ({ pendaftaran }) => pendaftaran.erase(1),
  'session.logout': ({ session }) => session.logout(),
}
const ALL = { ...READING, ...DOING }

/** Takes what is sent, as a server would, and answers. */
const served =
  (answer: () => Response): Fetch =>
  async (input, init) => {
    await new Request(input, init).arrayBuffer()
    return answer()
  }
const answering = (body: string, status = 200) => served(() => new Response(body, { status }))
const failing = (error: Error) =>
  served(() => {
    throw error
  })

const thrownBy = (call: Promise<unknown>) => call.then(() => null).catch((reason: unknown) => reason)

it('knows every call of every client', () => {
  const made = Object.entries(clients(answering('')))
  const names = made.flatMap(([name, client]) => Object.keys(client).map((call) => `${name}.${call}`))
  expect([...Object.keys(ALL), ...FILES].filter((name) => !name.includes(','))).toEqual(
    expect.arrayContaining(names),
  )
})

describe.each(Object.entries(READING))('%s', (_, call) => {
  it.each([
    '',
    'null',
    '7',
    '"x"',
    '[]',
    '{}',
    '{"data":7}',
    '{"data":{"id":"x"}}',
    '{"access_token":7}',
    '{"image_name":""}',
  ])('refuses %s as an answer of the API would be refused', async (body) => {
    const error = await thrownBy(call(clients(answering(body))))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: expect.toSatisfy((status) => [404, 502].includes(status)) })
  })
})

describe.each(Object.entries(ALL))('%s', (_, call) => {
  it.each([
    ['a page of a network that asks people to sign in', answering('<!doctype html><title>Wi-Fi</title>'), 0],
    ['half an answer', answering('{"data":'), 0],
    ['a page in the place of an error', answering('<h1>Bad gateway</h1>', 502), 502],
    ['an error of no shape', answering('[]', 500), 500],
    ['no answer', failing(new TypeError('fetch failed')), 0],
  ] satisfies [string, Fetch, number][])('throws an ApiError for %s', async (_, fetch, status) => {
    const error = await thrownBy(call(clients(fetch)))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status })
  })

  it('hands on that it was given up', async () => {
    const abort = new DOMException('given up', 'AbortError')
    expect(await thrownBy(call(clients(failing(abort))))).toBe(abort)
  })
})
