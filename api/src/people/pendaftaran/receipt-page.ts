import { antreanKe, belumKursi } from '@safar/shared/outbound/belum-kursi'
import type { PendaftaranAnswer } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import {
  correctionChat,
  correctionText,
  RECEIPT,
  receiptChat,
  receiptLines,
} from '@safar/shared/people/pendaftaran/receipt'
import * as page from '@safar/shared/platform/address/page'
import { dugaanEmail } from '@safar/shared/platform/contact/dugaan-email'
import { agencyChatUrl } from '@safar/shared/settings/agency'
import { escapeHtml } from '../../platform/http/html.ts'
import type { HalamanContext } from '../../settings/halaman/halaman.ts'
import { DAFTAR } from './daftar-page.ts'

/**
 * Writes the answer to a form without scripts: code, what was stored, and the next steps, to be printed or
 * photographed.
 */
export function receiptPage({ data, langkah }: PendaftaranAnswer, context: HalamanContext): string {
  const { agency, site } = context
  // Who queues reads it as who queues by a script: a place, and no seat.
  const antre = data.antrean === undefined ? '' : antreanKe(data.antrean)
  const rows = receiptLines(data)
    .map(({ nama, isi }) => `<div><dt>${escapeHtml(nama)}</dt><dd>${escapeHtml(isi)}</dd></div>`)
    .join('\n')
  const steps = langkah.map((teks) => `<li>${escapeHtml(teks)}</li>`).join('\n')
  const chat = agencyChatUrl(agency, receiptChat(agency.brand, data))
  const koreksi = [
    data.email && [`${site}${page.dataSaya}`, RECEIPT.koreksiData],
    agency.chatPhone && [agencyChatUrl(agency, correctionChat(agency.brand, data)), RECEIPT.koreksiChat],
  ]
    .flatMap((way) => (way ? [way] : []))
    .map(([href = '', words]) => `<a href="${escapeHtml(href)}">${words}</a>`)
    .join(' · ')
  const meant = dugaanEmail(data.email)
  return DAFTAR.write(
    context,
    antre || RECEIPT.title,
    `<h1>${antre || RECEIPT.judul}</h1>
<p class="kode">${RECEIPT.kode} <strong>${escapeHtml(data.kode)}</strong></p>
<p>${RECEIPT.sebutkan} Cetak atau foto halaman ini untuk Anda simpan.</p>
${antre ? `<p><strong>${belumKursi('tunggu')}</strong></p>` : ''}
<h2>${RECEIPT.isi}</h2>
<dl>
${rows}
</dl>
<h2>${RECEIPT.koreksi}</h2>
${meant === null ? '' : `<p><strong>Email Anda tertulis ${escapeHtml(data.email)}. Maksud Anda ${escapeHtml(meant)}?</strong> Bila ya, beri tahu kantor kami dan sebutkan kode di atas.</p>`}
<p>${correctionText(data.email !== '')}</p>
${koreksi && `<p>${koreksi}</p>`}
<h2>${RECEIPT.langkah}</h2>
<ol>
${steps}
</ol>
<p class="kontak">${escapeHtml([agency.company, agency.phone].filter(Boolean).join(' · '))}</p>
${agency.chatPhone && `<a class="btn" href="${escapeHtml(chat)}">${RECEIPT.chat}</a>`}
<a class="btn btn--line" href="${escapeHtml(`${site}${page.paket}`)}">${RECEIPT.paket}</a>`,
  )
}
