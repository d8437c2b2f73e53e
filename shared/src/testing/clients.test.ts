import { describe, expect, it } from 'vitest'
import { createFaktorClient } from '../access/session/faktor-client.ts'
import { createSesiClient } from '../access/session/sesi.ts'
import { createSessionClient } from '../access/session/session-client.ts'
import { createTokenClient } from '../access/token/token-client.ts'
import { createAktivitasClient } from '../accounts/aktivitas/aktivitas-client.ts'
import { createAkunClient } from '../accounts/akun/akun-client.ts'
import { createAkunKeluargaClient } from '../accounts/akun/akun-keluarga-client.ts'
import { paketInput } from '../content/paket/factory.ts'
import { createPaketClient } from '../content/paket/paket-client.ts'
import { PAKET } from '../content/paket/paket-fields.ts'
import { nilaiOf } from '../content/paket/perubahan/perubahan.ts'
import { createGambarClient } from '../files/gambar/gambar-client.ts'
import { createGatewayClient } from '../money/gateway/gateway-client.ts'
import { createKwitansiClient } from '../money/kwitansi/kwitansi-client.ts'
import { createUangClient } from '../money/kwitansi/uang-client.ts'
import { createMutasiClient } from '../money/mutasi/mutasi-client.ts'
import { createPengembalianClient } from '../money/pengembalian/pengembalian-client.ts'
import { createPengingatClient } from '../money/pengingat/pengingat-client.ts'
import { createRingkasanClient } from '../money/ringkasan/ringkasan-client.ts'
import { createCadanganClient } from '../ops/cadangan/cadangan-client.ts'
import { createKotakKeluarClient } from '../outbound/kotak-keluar/kotak-keluar-client.ts'
import { createTemplatClient } from '../outbound/templat-surat/templat-surat-client.ts'
import { createWebhookClient } from '../outbound/webhook/webhook-client.ts'
import { createKirimanClient } from '../overview/pesanan/kiriman-client.ts'
import { createPesananClient } from '../overview/pesanan/pesanan-client.ts'
import { PESANAN_READERS } from '../overview/pesanan/pesanan-readers.ts'
import { createDokumenClient } from '../people/jamaah/dokumen-client.ts'
import { createJamaahClient } from '../people/jamaah/jamaah-client.ts'
import { createJamaahImportClient } from '../people/jamaah/jamaah-import-client.ts'
import { MRZ_SPECIMEN } from '../people/jamaah/mrz-lines.ts'
import { createPendaftaranClient } from '../people/pendaftaran/pendaftaran-client.ts'
import { createPermintaanClient } from '../people/permintaan-data/permintaan-data-client.ts'
import { ApiError } from '../platform/http/errors.ts'
import { createHttp } from '../platform/http/http.ts'
import { createPublikasiClient } from '../publishing/publikasi/publikasi-client.ts'
import { createDaftarClient } from '../records/noun/daftar-client.ts'
import { createRiwayatClient } from '../records/riwayat/riwayat-client.ts'
import { createSampahClient } from '../records/sampah/sampah-client.ts'
import { createManifestClient } from '../trips/daftar-berangkat/manifest-client.ts'
import { createKepulanganClient } from '../trips/kepulangan/kepulangan-client.ts'
import { createKesiapanClient } from '../trips/kesiapan/kesiapan-client.ts'
import { createSheetClient } from '../trips/lembar/lembar-client.ts'
import { createRoomClient } from '../trips/pembagian-kamar/room-client.ts'
import { createPemesananClient } from '../trips/pemesanan/pemesanan-client.ts'
import { createRombonganClient } from '../trips/rombongan/rombongan-client.ts'
import { createSiskopatuhClient } from '../trips/siskopatuh/siskopatuh-client.ts'
import { createTautanClient } from '../trips/tautan-keluarga/tautan-keluarga-client.ts'

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
    jamaahImpor: createJamaahImportClient(http),
    pemesanan: createPemesananClient(http),
    rombongan: createRombonganClient(http),
    kepulangan: createKepulanganClient(http),
    kamar: createRoomClient(http),
    manifest: createManifestClient(http),
    kesiapan: createKesiapanClient(http),
    lembar: createSheetClient(http),
    siskopatuh: createSiskopatuhClient(http),
    mutasi: createMutasiClient(http),
    uang: createUangClient(http),
    ringkasan: createRingkasanClient(http),
    kwitansi: createKwitansiClient(http),
    pengembalian: createPengembalianClient(http),
    pengingat: createPengingatClient(http),
    gateway: createGatewayClient(http),
    pesanan: createPesananClient(http, PESANAN_READERS),
    kirimanKeluarga: createKirimanClient(http),
    tautanKeluarga: createTautanClient(http),
    akunKeluarga: createAkunKeluargaClient(http),
    dokumen: createDokumenClient(http),
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
const uangMasuk = { jumlah: '10.000.000', metode: 'transfer', tanggal_bank: '2026-11-21' } as const
const orang = { jenis: 'dewasa', kamar: 'quad' } as const
const registration = {
  nama: 'Siti',
  telepon: '081234567890',
  email: '',
  setuju: true,
  setuju_pemasaran: false,
}

/** Calls that promise something of the answer. */
const READING: Record<string, (client: Clients) => Promise<unknown>> = {
  'kirimanKeluarga.page': ({ kirimanKeluarga }) => kirimanKeluarga.page({ pemesanan: 1 }),
  'kirimanKeluarga.answer': ({ kirimanKeluarga }) =>
    kirimanKeluarga.answer(1, { status: 'ditolak', jawaban: 'Perlu KTP' }),
  'kirimanKeluarga.preview': ({ kirimanKeluarga }) => kirimanKeluarga.preview(1),
  'tautanKeluarga.newest': ({ tautanKeluarga }) => tautanKeluarga.newest(1),
  'tautanKeluarga.make': ({ tautanKeluarga }) => tautanKeluarga.make(1),
  'akunKeluarga.get': ({ akunKeluarga }) => akunKeluarga.get(1),
  'akunKeluarga.invite': ({ akunKeluarga }) => akunKeluarga.invite(1),
  'akun.page': ({ akun }) => akun.page({ page: 1 }),
  'akun.invite': ({ akun }) => akun.invite({ email: 'siti@safar.test', role: 'staf' }),
  'akun.inviteAgain': ({ akun }) => akun.inviteAgain(1),
  'akun.change': ({ akun }) => akun.change(1, { ditangguhkan: true }),
  'aktivitas.page': ({ aktivitas }) => aktivitas.page({ jenis: 'paket', dari: '2026-11-01' }),
  'cadangan.page': ({ cadangan }) => cadangan.page({ page: 2 }),
  'cadangan.start': ({ cadangan }) => cadangan.start(),
  'kotakKeluar.page': ({ kotakKeluar }) => kotakKeluar.page({ keadaan: 'gagal' }),
  'templat.list': ({ templat }) => templat.list(),
  'templat.riwayat': ({ templat }) => templat.riwayat('pendaftaran-baru'),
  'templat.save': ({ templat }) =>
    templat.save('pendaftaran-baru', { perihal: 'Halo', judul: '', isi: '', versi: 0 }),
  'templat.pratinjau': ({ templat }) =>
    templat.pratinjau('pendaftaran-baru', { perihal: 'Halo', judul: '', isi: '' }),
  'kotakKeluar.aturan': ({ kotakKeluar }) => kotakKeluar.aturan(),
  'kotakKeluar.jamTenang': ({ kotakKeluar }) => kotakKeluar.jamTenang({ dari: 21, sampai: 6 }),
  'kotakKeluar.stop': ({ kotakKeluar }) => kotakKeluar.stop({ alamat: 'siti@contoh.test', henti: true }),
  'kotakKeluar.retry': ({ kotakKeluar }) => kotakKeluar.retry(1),
  'permintaan.page': ({ permintaan }) => permintaan.page({ keadaan: 'terbuka' }),
  'permintaan.note': ({ permintaan }) =>
    permintaan.note({ pendaftaran_id: 1, jenis: 'hapus', lewat: 'telepon', pengenal: 'kartu' }),
  'permintaan.answer': ({ permintaan }) => permintaan.answer(1, { keadaan: 'selesai', hasil: 'Sudah.' }),
  'permintaan.persetujuan': ({ permintaan }) => permintaan.persetujuan(1),
  'daftar.utuh': ({ daftar }) => daftar.utuh(),
  'daftar.halaman': ({ daftar }) =>
    daftar.halaman({ q: 'haji', chosen: {}, sorting: [], page: 1, per_page: 10 }),
  'paket.list': ({ paket }) => paket.list(),
  'paket.list, in short': ({ paket }) => paket.list({ ringkas: true }),
  'paket.get': ({ paket }) => paket.get('haji'),
  'paket.create': ({ paket }) => paket.create(paketInput()),
  'paket.update': ({ paket }) => paket.update(1, { sisa_pax: 1 }),
  'paket.changeSeats': ({ paket }) => paket.changeSeats(1, -1),
  'paket.changeSeats, with a reason': ({ paket }) => paket.changeSeats(1, -1, 'Lewat agen'),
  'paket.seats': ({ paket }) => paket.seats(1),
  'paket.booked': ({ paket }) => paket.booked(),
  'paket.calculate': ({ paket }) => paket.calculate(1, { peserta: [{ jenis: 'dewasa' }], kamar: 'quad' }),
  'paket.perubahanNanti': ({ paket }) =>
    paket.perubahanNanti(1, nilaiOf({ ...paketInput(), currency: 'Rp' })),
  'paket.kembar': ({ paket }) => paket.kembar({ nama_paket: 'Umrah', tanggal_keberangkatan: '2027-01-12' }),
  'paket.siap': ({ paket }) => paket.siap(),
  'paket.demand': ({ paket }) => paket.demand(),
  'paket.copyPaket': ({ paket }) =>
    paket.copyPaket(1, { tanggal: ['2027-01-12'], nama: ['Umrah'] }, 'satu-kunci'),
  'riwayat.list': ({ riwayat }) => riwayat.list(1),
  'riwayat.get': ({ riwayat }) => riwayat.get(1, 1),
  'sampah.list': ({ sampah }) => sampah.list(),
  'gambar.upload': ({ gambar }) => gambar.upload(picture),
  'pendaftaran.page': ({ pendaftaran }) => pendaftaran.page(),
  'pendaftaran.list': ({ pendaftaran }) => pendaftaran.list(),
  'pendaftaran.count': ({ pendaftaran }) => pendaftaran.count(),
  'pendaftaran.responseTimes': ({ pendaftaran }) => pendaftaran.responseTimes(),
  'pendaftaran.terdaftar': ({ pendaftaran }) => pendaftaran.terdaftar(),
  'pendaftaran.giliran': ({ pendaftaran }) => pendaftaran.giliran(),
  'pendaftaran.listOwn': ({ pendaftaran }) => pendaftaran.listOwn(),
  'pendaftaran.withdrawOwn': ({ pendaftaran }) => pendaftaran.withdrawOwn(),
  'pendaftaran.create': ({ pendaftaran }) => pendaftaran.create(registration),
  'pendaftaran.addKantor': ({ pendaftaran }) =>
    pendaftaran.addKantor({ ...registration, lewat: 'telepon', setuju: true }, 'satu-kunci'),
  'pendaftaran.sampah': ({ pendaftaran }) => pendaftaran.sampah(),
  'pendaftaran.restore': ({ pendaftaran }) => pendaftaran.restore(1),
  'pendaftaran.update': ({ pendaftaran }) => pendaftaran.update(1, { status: 'lunas' }),
  'pendaftaran.one': ({ pendaftaran }) => pendaftaran.one(1),
  'pendaftaran.petugas': ({ pendaftaran }) => pendaftaran.petugas(),
  'pendaftaran.sama': ({ pendaftaran }) => pendaftaran.sama({ telepon: '0812 3456 7890', email: '' }),
  'pendaftaran.addKontak': ({ pendaftaran }) => pendaftaran.addKontak(1, kontak, 'satu-kunci'),
  'pendaftaran.updateKontak': ({ pendaftaran }) => pendaftaran.updateKontak(1, 1, kontak),
  'pendaftaran.removeKontak': ({ pendaftaran }) => pendaftaran.removeKontak(1, 1),
  'pendaftaran.join': ({ pendaftaran }) => pendaftaran.join(1, { dengan_id: 2 }),
  'pendaftaran.split': ({ pendaftaran }) => pendaftaran.split(2),
  'pendaftaran.bukanKembar': ({ pendaftaran }) => pendaftaran.bukanKembar(1),
  'jamaah.mrz': ({ jamaah }) => jamaah.mrz(MRZ_SPECIMEN),
  'jamaah.listHubungan': ({ jamaah }) => jamaah.listHubungan(1),
  'jamaah.setHubungan': ({ jamaah }) => jamaah.setHubungan(1, { dengan: 2, jenis: 'anak', bukti: 'kk' }),
  'kamar.get': ({ kamar }) => kamar.get(1),
  'kamar.propose': ({ kamar }) => kamar.propose(1, {}),
  'kamar.save': ({ kamar }) => kamar.save(1, { versi: 0, kamar: [] }),
  'kepulangan.get': ({ kepulangan }) => kepulangan.get(1),
  'kepulangan.noteReport': ({ kepulangan }) => kepulangan.noteReport(1, { laporan_pada: '' }),
  'kepulangan.finish': ({ kepulangan }) => kepulangan.finish(1),
  'kepulangan.undoFinish': ({ kepulangan }) => kepulangan.undoFinish(1),
  'rombongan.get': ({ rombongan }) => rombongan.get(1),
  'rombongan.addLink': ({ rombongan }) => rombongan.addLink(1, { untuk: '', sampai: '' }),
  'rombongan.saveNote': ({ rombongan }) => rombongan.saveNote(1, { jenis: 'barang', teks: 'Tas' }),
  'rombongan.saveKontak': ({ rombongan }) => rombongan.saveKontak(1, { kontak: [] }),
  'jamaah.listTitipan': ({ jamaah }) => jamaah.listTitipan(1),
  'jamaah.addTitipan': ({ jamaah }) => jamaah.addTitipan(1, { di: 'kantor', catatan: '' }),
  'jamaah.nik': ({ jamaah }) => jamaah.nik({ nik: '3276014107900001' }),
  'jamaahImpor.preview': ({ jamaahImpor }) => jamaahImpor.preview(picture),
  'jamaahImpor.save': ({ jamaahImpor }) => jamaahImpor.save(picture, 1, 'sidik'),
  'kesiapan.ofBooking': ({ kesiapan }) => kesiapan.ofBooking(1),
  'kesiapan.touchedBy': ({ kesiapan }) => kesiapan.touchedBy({ musim: [] }),
  'lembar.get': ({ lembar }) => lembar.get(1),
  'lembar.reminders': ({ lembar }) => lembar.reminders(1),
  'lembar.remind': ({ lembar }) => lembar.remind(1),
  'manifest.versions': ({ manifest }) => manifest.versions(1),
  'manifest.version': ({ manifest }) => manifest.version(1, 1),
  'manifest.send': ({ manifest }) => manifest.send(1, { untuk: 'Hotel' }),
  'siskopatuh.read': ({ siskopatuh }) => siskopatuh.read(),
  'siskopatuh.upload': ({ siskopatuh }) => siskopatuh.upload(picture, 'Siskopatuh'),
  'siskopatuh.missing': ({ siskopatuh }) => siskopatuh.missing(1),
  'siskopatuh.numbers': ({ siskopatuh }) => siskopatuh.numbers(1, picture, true),
  'pemesanan.page': ({ pemesanan }) => pemesanan.page({ q: 'siti', status: 'draf' }),
  'pemesanan.get': ({ pemesanan }) => pemesanan.get('SFR-2026-0001'),
  'pemesanan.create': ({ pemesanan }) => pemesanan.create({ paket_id: 1, peserta: [orang] }),
  'pemesanan.price': ({ pemesanan }) => pemesanan.price({ paket_id: 1, peserta: [orang] }),
  'pemesanan.update': ({ pemesanan }) => pemesanan.update(1, { catatan: 'Kursi roda' }),
  'pemesanan.setStatus': ({ pemesanan }) => pemesanan.setStatus(1, { status: 'menunggu_dp' }),
  'pemesanan.addPeserta': ({ pemesanan }) => pemesanan.addPeserta(1, orang),
  'pemesanan.updatePeserta': ({ pemesanan }) => pemesanan.updatePeserta(1, 2, { kamar: 'double' }),
  'pemesanan.removePeserta': ({ pemesanan }) => pemesanan.removePeserta(1, 2),
  'pemesanan.difference': ({ pemesanan }) => pemesanan.difference(1, { tambah: [orang] }),
  'pemesanan.moveDifference': ({ pemesanan }) => pemesanan.moveDifference(1, { paket_id: 2 }),
  'pemesanan.move': ({ pemesanan }) => pemesanan.move(1, { paket_id: 2 }),
  'pemesanan.undo': ({ pemesanan }) => pemesanan.undo(1),
  'pemesanan.history': ({ pemesanan }) => pemesanan.history(1),
  'mutasi.page': ({ mutasi }) => mutasi.page({ keadaan: 'baru', page: 2 }),
  'mutasi.ignore': ({ mutasi }) => mutasi.ignore(1, 'Biaya bank'),
  'mutasi.match': ({ mutasi }) => mutasi.match(1, [{ pemesanan_id: 1, jumlah: 10_000_000 }]),
  'mutasi.release': ({ mutasi }) => mutasi.release(1, 'Ternyata uang muka'),
  'mutasi.preview': ({ mutasi }) => mutasi.preview(picture),
  'mutasi.save': ({ mutasi }) => mutasi.save(picture, { rekening: '7000007701', tahun: 2026 }),
  'uang.get': ({ uang }) => uang.get(1),
  'uang.writeOff': ({ uang }) => uang.writeOff(1, 2, { alasan: 'Biaya transfer' }),
  'uang.giveExcess': ({ uang }) => uang.giveExcess(1, { pemesanan_id: 2, alasan: 'Diminta' }),
  'uang.takeExcessBack': ({ uang }) => uang.takeExcessBack(1, { pemesanan_id: 2, alasan: 'Salah' }),
  'uang.addBill': ({ uang }) => uang.addBill(1, { uraian: 'Kursi roda', jumlah: 1, alasan: 'Diminta' }),
  'uang.record': ({ uang }) => uang.record(1, uangMasuk),
  'uang.record, with its proof': ({ uang }) => uang.record(1, uangMasuk, { bukti: picture }),
  'uang.accept': ({ uang }) => uang.accept(1),
  'uang.refuse': ({ uang }) => uang.refuse(1, 'Uangnya tidak ada'),
  'uang.cancel': ({ uang }) => uang.cancel(1, 'Salah pemesanan'),
  'ringkasan.get': ({ ringkasan }) => ringkasan.get({ keberangkatan: '1', dari: '2026-11-01' }),
  'kwitansi.page': ({ kwitansi }) => kwitansi.page({ q: 'KW-2026', page: 2 }),
  'kwitansi.get': ({ kwitansi }) => kwitansi.get('KW-2026-000001'),
  'uang.page': ({ uang }) => uang.page(),
  'pengingat.get': ({ pengingat }) => pengingat.get(1),
  'pengingat.set': ({ pengingat }) => pengingat.set(1, { diam: true }),
  'gateway.get': ({ gateway }) => gateway.get(1),
  'gateway.open': ({ gateway }) => gateway.open(1),
  'pengembalian.page': ({ pengembalian }) => pengembalian.page({ keadaan: 'disetujui' }),
  'pengembalian.preview': ({ pengembalian }) => pengembalian.preview(1, { biaya: [] }),
  'pengembalian.approve': ({ pengembalian }) => pengembalian.approve(1, { sebab: 'batal' }),
  'pengembalian.payOut': ({ pengembalian }) =>
    pengembalian.payOut(1, { tanggal_bank: '2026-11-29', rujukan: 'TRF-1' }),
  'pengembalian.withdraw': ({ pengembalian }) => pengembalian.withdraw(1, 'Salah hitung'),
  'pesanan.open': ({ pesanan }) => pesanan.open({ token: 'a', angka: '0044' }),
  'pesanan.get': ({ pesanan }) => pesanan.get({ akses: 'a' }),
  'pesanan.glance': ({ pesanan }) => pesanan.glance({ pemesanan: 'SFR-2026-0001' }),
  'pesanan.sendProof': ({ pesanan }) =>
    pesanan.sendProof({ bukti: picture, jumlah: '9.000.317', tanggal_bank: '2026-11-21' }),
  'pesanan.sendPaper': ({ pesanan }) => pesanan.sendPaper({ peserta_id: 1, jenis: 'ktp', berkas: picture }),
  'pesanan.ask': ({ pesanan }) => pesanan.ask('Ganti nomor telepon'),
  'dokumen.list': ({ dokumen }) => dokumen.list(1),
  'dokumen.add': ({ dokumen }) => dokumen.add(1, { jenis: 'ktp', berkas: picture }),
  'dokumen.decide': ({ dokumen }) => dokumen.decide(1, 1, { status: 'diterima', alasan: '' }),
  'dokumen.noteChat': ({ dokumen }) => dokumen.noteChat(1, 1),
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
  'faktor.changeRules': ({ faktor }) => faktor.changeRules({ faktor_wajib: true }),
  'token.list': ({ token }) => token.list(),
  'token.create': ({ token }) =>
    token.create({ nama: 'Laporan', role: 'keuangan', berlaku_sampai: '2027-02-01' }),
  'webhook.list': ({ webhook }) => webhook.list(),
  'webhook.create': ({ webhook }) =>
    webhook.create({ alamat: 'https://agensi.test/kabar', peristiwa: ['pendaftaran.baru'] }),
  'webhook.change': ({ webhook }) => webhook.change(1, { aktif: false }),
  'webhook.replaceSecret': ({ webhook }) => webhook.replaceSecret(1),
  'webhook.sendTest': ({ webhook }) => webhook.sendTest(1),
  'webhook.kiriman': ({ webhook }) => webhook.kiriman(1, { page: 1 }),
  'webhook.retry': ({ webhook }) => webhook.retry(1, 1),
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
const FILES = [
  'aktivitas.csv',
  'jamaahImpor.contoh',
  'jamaahImpor.contohCsv',
  'dokumen.open',
  'uang.openProof',
  'ringkasan.jurnal',
  'kamar.file',
  'manifest.file',
  'manifest.tickets',
  'manifest.versionFile',
  'siskopatuh.file',
]
/** Calls that are done when they are done. */
const DOING: Record<string, (client: Clients) => Promise<unknown>> = {
  'tautanKeluarga.end': ({ tautanKeluarga }) => tautanKeluarga.end(1),
  'rombongan.endLink': ({ rombongan }) => rombongan.endLink(1, 2),
  'rombongan.endLinks': ({ rombongan }) => rombongan.endLinks(1),
  'siskopatuh.answer': ({ siskopatuh }) =>
    siskopatuh.answer([{ kolom: 'kabupaten', di: 'JAWA BARAT', nilai: 'Bogor', jadi: 'KAB. BOGOR' }]),
  'akun.remove': ({ akun }) => akun.remove(1),
  'faktor.confirmPassword': ({ faktor }) => faktor.confirmPassword('lama'),
  'faktor.removeTotp': ({ faktor }) => faktor.removeTotp(),
  'faktor.removePasskey': ({ faktor }) => faktor.removePasskey(1),
  'faktor.removeFrom': ({ faktor }) => faktor.removeFrom(1),
  'token.revoke': ({ token }) => token.revoke(1),
  'webhook.remove': ({ webhook }) => webhook.remove(1),
  'sesi.end': ({ sesi }) => sesi.end('0123456789abcdef'),
  'sesi.endOthers': ({ sesi }) => sesi.endOthers(),
  'session.forgotPassword': ({ session }) => session.forgotPassword({ email: 'siti@safar.test' }),
  'session.resetPassword': ({ session }) => session.resetPassword({ token: 'a', password: 'baru sekali' }),
  'paket.remove': ({ paket }) => paket.remove(1),
  'riwayat.restore': ({ riwayat }) => riwayat.restore(1, 1),
  'sampah.restore': ({ sampah }) => sampah.restore(1),
  'mutasi.rememberHeads': ({ mutasi }) => mutasi.rememberHeads('', [{ judul: 'Tgl Buku', isian: 'tanggal' }]),
  'jamaahImpor.remember': ({ jamaahImpor }) => jamaahImpor.remember([{ judul: 'NIP', isian: 'nik' }]),
  'jamaah.removeHubungan': ({ jamaah }) => jamaah.removeHubungan(1, 1),
  'dokumen.remove': ({ dokumen }) => dokumen.remove(1, 1),
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
