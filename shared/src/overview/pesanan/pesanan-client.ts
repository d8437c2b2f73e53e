import { createProgressFetch } from '../../files/gambar/progress-fetch.ts'
import { type AnswerReader, callFor, type Http } from '../../platform/http/http.ts'
import type { AksesPesanan, BukaPesanan } from '../../trips/tautan-keluarga/tautan-keluarga-schema.ts'
import type {
  BuktiDraft,
  DokumenDraft,
  DokumenTerkirim,
  PembayaranKeluarga,
  PermintaanKeluarga,
  PesananJawab,
} from './pesanan-schema.ts'

interface Asked {
  /** The token of an open page (`open`); without it the account that is signed in asks. */
  akses?: string
  /** Code of one of the account's bookings. */
  pemesanan?: string
  signal?: AbortSignal
}

interface Sending extends Asked {
  /** A listener for the share of a file that has gone out, 0 to 1. Browsers only. */
  onProgress?: (fraction: number) => void
}

/** Readers of the answers: by their schemas (`pesanan-readers.ts`), or by hand where schemas weigh too much. */
export interface PesananReaders {
  akses: AnswerReader<AksesPesanan>
  pesanan: AnswerReader<PesananJawab>
  bukti: AnswerReader<PembayaranKeluarga>
  dokumen: AnswerReader<DokumenTerkirim>
  permintaan: AnswerReader<PermintaanKeluarga>
}

const asking = ({ akses, pemesanan, signal }: Asked) => ({
  ...(akses !== undefined && { headers: { authorization: `Bearer ${akses}` } }),
  ...(pemesanan !== undefined && { searchParams: { pemesanan } }),
  ...(signal && { signal }),
})

/** Creates the client of a family's own page. Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createPesananClient(http: Http, readers: PesananReaders) {
  function send<Answer>(
    path: string,
    read: AnswerReader<Answer>,
    body: FormData,
    { onProgress, ...asked }: Sending,
  ): Promise<Answer> {
    const fetch = onProgress ? { fetch: createProgressFetch(onProgress) } : {}
    return callFor(read, () => http.post(path, { body, ...asking(asked), ...fetch }))
  }

  return {
    /**
     * Opens the page by the token of its link and the last four digits of the payer's phone. 401: no such link, or the
     * digits are missing (`perlu`). 403: wrong digits, with `sisa_coba`. 410: over, with `sebab`.
     */
    async open(input: BukaPesanan, signal?: AbortSignal): Promise<AksesPesanan> {
      return callFor(readers.akses, () =>
        http.post('api/pesanan/buka', { json: input, ...(signal && { signal }) }),
      )
    },

    /** Fetches the booking of a link, or of the account that is signed in, with all bookings of that: a visit. */
    async get(asked: Asked = {}): Promise<PesananJawab> {
      return callFor(readers.pesanan, () => http.get('api/pesanan', asking(asked)))
    },

    /** Fetches the same for a list or a table of bills: what changed since the last visit stays told. */
    async glance({ pemesanan, signal }: Omit<Asked, 'akses'> = {}): Promise<PesananJawab> {
      const searchParams = { ...(pemesanan !== undefined && { pemesanan }), kunjungan: '0' }
      return callFor(readers.pesanan, () =>
        http.get('api/pesanan', { searchParams, ...(signal && { signal }) }),
      )
    },

    /** Sends a proof of transfer, a picture or a PDF. The same file again is the first sending. */
    async sendProof(
      { bukti, jumlah, tanggal_bank }: BuktiDraft & { bukti: File },
      options: Sending = {},
    ): Promise<PembayaranKeluarga> {
      const body = new FormData()
      body.set('jumlah', String(jumlah))
      body.set('tanggal_bank', tanggal_bank)
      body.set('bukti', bukti)
      return send('api/pesanan/bukti', readers.bukti, body, options)
    },

    /** Sends a paper of a participant. The same file again is the paper that is there. */
    async sendPaper(
      { peserta_id, jenis, berkas }: DokumenDraft & { berkas: File },
      options: Sending = {},
    ): Promise<DokumenTerkirim> {
      const body = new FormData()
      body.set('peserta_id', String(peserta_id))
      body.set('jenis', jenis)
      body.set('berkas', berkas)
      return send('api/pesanan/dokumen', readers.dokumen, body, options)
    },

    /** Asks the office to change something. The same words again, while they wait, are the first request. */
    async ask(teks: string, asked: Asked = {}): Promise<PermintaanKeluarga> {
      return callFor(readers.permintaan, () =>
        http.post('api/pesanan/permintaan', { json: { teks }, ...asking(asked) }),
      )
    },
  }
}
export type PesananClient = ReturnType<typeof createPesananClient>
