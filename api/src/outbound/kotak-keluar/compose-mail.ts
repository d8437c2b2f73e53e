import { createHash } from 'node:crypto'
import { unsubscribePath } from '@safar/shared/platform/address/unsubscribe'
import { isEmail } from '@safar/shared/platform/contact/email'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { AppDeps } from '../../platform/deps.ts'
import type { SuratDipegang } from './kotak-keluar.repository.ts'

/** A message with its envelope. */
export interface Amplop {
  dari: string
  untuk: string
  isi: Buffer
}

/**
 * Composes a stored message for a mail server. Its `Message-ID` is the same at each try, so that a recipient who gets
 * it twice sees one.
 */
export async function composeMail(
  surat: SuratDipegang,
  { env, siteUrl }: Pick<AppDeps, 'env' | 'siteUrl'>,
  { now, berhenti }: { now: Date; berhenti: string },
): Promise<Amplop> {
  const host = new URL(siteUrl).hostname
  const { nama, alamat } = env.MAIL_FROM ?? {
    nama: '',
    alamat: isEmail(surat.balas_ke) ? surat.balas_ke : `tidak-dibalas@${host}`,
  }
  const kunci = createHash('sha256').update(`${siteUrl} ${surat.kunci} ${surat.created_at}`).digest('hex')
  const composer = new MailComposer({
    from: { name: nama || surat.nama_pengirim, address: alamat },
    // No address is kept of who is erased.
    to: surat.penerima === '' ? 'undisclosed-recipients:;' : { name: '', address: surat.penerima },
    ...(surat.balas_ke && surat.balas_ke !== alamat && { replyTo: { name: '', address: surat.balas_ke } }),
    subject: surat.perihal,
    text: surat.teks,
    html: surat.html,
    messageId: `<${kunci.slice(0, 32)}@${host}>`,
    date: now,
    // No robot that is away on holiday answers it.
    headers: { 'Auto-Submitted': 'auto-generated', ...(berhenti && unsubscribeHeaders(siteUrl, berhenti)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { dari: alamat, untuk: surat.penerima, isi: await composer.compile().build() }
}

/** Returns the headers for a mail program's own unsubscribe button (RFC 8058). */
function unsubscribeHeaders(siteUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${siteUrl}${unsubscribePath(token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
