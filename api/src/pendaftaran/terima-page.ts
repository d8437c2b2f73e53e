import * as page from '@safar/shared/address/page'
import { agencyChatUrl } from '@safar/shared/agency'
import type { PendaftaranAnswer } from '@safar/shared/pendaftaran/schema'
import { barisTandaTerima, TERIMA, terimaChat } from '@safar/shared/pendaftaran/tanda-terima'
import { escapeHtml } from '../plugins/html.ts'
import { type HalamanContext, halaman } from './halaman.ts'

/** The answer to a form without scripts: code, what was kept, and what comes next, to be printed or photographed. */
export function terimaPage({ data, langkah }: PendaftaranAnswer, context: HalamanContext): string {
  const { agency, site } = context
  const rows = barisTandaTerima(data)
    .map(({ nama, isi }) => `<div><dt>${escapeHtml(nama)}</dt><dd>${escapeHtml(isi)}</dd></div>`)
    .join('\n')
  const steps = langkah.map((teks) => `<li>${escapeHtml(teks)}</li>`).join('\n')
  const chat = agencyChatUrl(agency, terimaChat(agency.brand, data))
  return halaman(
    context,
    TERIMA.title,
    `<h1>${TERIMA.judul}</h1>
<p class="kode">${TERIMA.kode} <strong>${escapeHtml(data.kode)}</strong></p>
<p>${TERIMA.sebutkan} Cetak atau foto halaman ini untuk Anda simpan.</p>
<h2>${TERIMA.isi}</h2>
<dl>
${rows}
</dl>
<h2>${TERIMA.langkah}</h2>
<ol>
${steps}
</ol>
<p class="kontak">${escapeHtml(agency.company)} · ${escapeHtml(agency.phone)}</p>
<a class="btn" href="${escapeHtml(chat)}">${TERIMA.chat}</a>
<a class="btn btn--line" href="${escapeHtml(`${site}${page.paket}`)}">${TERIMA.paket}</a>`,
  )
}
