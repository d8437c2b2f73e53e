import * as page from '@safar/shared/address/page'
import { agencyChatUrl } from '@safar/shared/agency'
import { type PendaftaranAnswer, PILIHAN_KOSONG } from '@safar/shared/pendaftaran/schema'
import { barisTandaTerima, TERIMA_JUDUL, terimaChat } from '@safar/shared/pendaftaran/tanda-terima'
import { escapeHtml } from '../plugins/html.ts'
import { type HalamanContext, halaman } from './halaman.ts'

/** The answer to a form without scripts: code, what was kept, and what comes next, to be printed or photographed. */
export function terimaPage({ data, langkah }: PendaftaranAnswer, context: HalamanContext): string {
  const { agency, site } = context
  const rows = barisTandaTerima(data, PILIHAN_KOSONG)
    .map(({ nama, isi }) => `<div><dt>${escapeHtml(nama)}</dt><dd>${escapeHtml(isi)}</dd></div>`)
    .join('\n')
  const steps = langkah.map((teks) => `<li>${escapeHtml(teks)}</li>`).join('\n')
  const chat = agencyChatUrl(agency, terimaChat(agency.brand, data))
  return halaman(
    context,
    'Pendaftaran diterima',
    `<h1>${TERIMA_JUDUL}</h1>
<p class="kode">Kode pendaftaran Anda <strong>${escapeHtml(data.kode)}</strong></p>
<p>Sebutkan kode ini saat menghubungi kami. Cetak atau foto halaman ini untuk Anda simpan.</p>
<h2>Yang kami terima</h2>
<dl>
${rows}
</dl>
<h2>Langkah berikutnya</h2>
<ol>
${steps}
</ol>
<p class="kontak">${escapeHtml(agency.company)} · ${escapeHtml(agency.phone)}</p>
<a class="btn" href="${escapeHtml(chat)}">Lanjutkan lewat WhatsApp</a>
<a class="btn btn--line" href="${escapeHtml(`${site}${page.paket}`)}">Lihat semua paket</a>`,
  )
}
