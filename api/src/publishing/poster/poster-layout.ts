import type { PosterBaris, PosterIsi, PosterUkuran } from '@safar/shared/content/keberangkatan/poster'
import { box, type DrawnNode } from '@safar/shared/files/gambar/drawn-box'
import { TYPE_FAMILIES } from '@safar/shared/files/gambar/drawn-text'
import { WARNA } from '@safar/shared/platform/warna'

/** The size of each poster in points; an A4 sheet is drawn at twice as many pixels. */
export const UKURAN: Record<PosterUkuran, { width: number; height: number; scale: number }> = {
  potret: { width: 1080, height: 1350, scale: 1 },
  a4: { width: 1240, height: 1754, scale: 2 },
}
export const MARGIN = 64
const ROW = 112
const FOOT = 214
/** Room for the month's name at the picture's lower edge. */
const TITLE = 250

/** The agency as a poster names it, in words. */
export interface Pengirim {
  brand: string
  izin: string
  phone: string
  /** Address of the month's page, in a code and in letters. */
  alamat: string
  /** The day of the seat numbers: `23 November 2026`. */
  per: string
}

/** Returns the height of the picture above the words: what the rows leave, in points. */
export function pictureHeight({ baris, lainnya }: PosterIsi, ukuran: PosterUkuran): number {
  return UKURAN[ukuran].height - FOOT - baris.length * ROW - (lainnya > 0 ? 50 : 0) - 28
}

/** Letters get smaller as names get longer, so that each fits two lines. */
const nameSize = ({ length }: string) => (length <= 26 ? 33 : length <= 38 ? 29 : 25)

function row(one: PosterBaris, isFirst: boolean): DrawnNode {
  const isFull = one.kursi === 'Penuh'
  return box(
    {
      height: ROW,
      alignItems: 'center',
      gap: 28,
      borderTop: isFirst ? 'none' : `1px solid ${WARNA['on-emerald']}33`,
    },
    [
      box({ flexDirection: 'column', alignItems: 'center', width: 92 }, [
        box({ fontSize: 50, fontWeight: 800, lineHeight: 1, color: WARNA['gold-light'] }, one.hari),
        box({ marginTop: 4, fontSize: 20, color: WARNA['on-emerald'] }, one.namaHari),
      ]),
      box({ flexDirection: 'column', flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 6 }, [
        box({ fontSize: nameSize(one.nama), fontWeight: 700, lineHeight: 1.12 }, one.nama),
        box({ fontSize: 21, color: WARNA['on-emerald'] }, one.rincian),
      ]),
      box({ flexDirection: 'column', alignItems: 'flex-end', gap: 6 }, [
        box({ alignItems: 'center', gap: 10 }, [
          box({ fontSize: 20, color: WARNA['on-emerald'] }, one.kamar && `${one.kamar} mulai`),
          box({ fontSize: one.kamar ? 33 : 26, fontWeight: 800, letterSpacing: '-0.02em' }, one.harga),
        ]),
        box(
          { fontSize: 21, fontWeight: 700, color: isFull ? WARNA['on-emerald'] : WARNA['gold-light'] },
          one.kursi,
        ),
      ]),
    ],
  )
}

/** Returns the layout of a month's poster for satori; the QR code is laid over the foot's right. */
export function posterLayout(isi: PosterIsi, ukuran: PosterUkuran, dari: Pengirim): DrawnNode {
  const { width, height } = UKURAN[ukuran]
  const picture = pictureHeight(isi, ukuran)
  const shade = (at: number) => `${Math.round((at / height) * 1000) / 10}%`
  return box(
    {
      width,
      height,
      flexDirection: 'column',
      padding: `0 ${MARGIN}px`,
      fontFamily: TYPE_FAMILIES,
      fontWeight: 500,
      color: WARNA.ivory,
      backgroundImage: `linear-gradient(180deg, ${WARNA.e900}cc 0%, ${WARNA.e900}22 ${shade(picture * 0.3)}, ${WARNA.e900}22 ${shade(Math.max(picture * 0.4, picture - TITLE))}, ${WARNA.e900}e6 ${shade(picture - 90)}, ${WARNA.e900} ${shade(picture)}, ${WARNA.e900} 100%)`,
    },
    [
      box(
        { height: picture, flexDirection: 'column', justifyContent: 'space-between', padding: '56px 0 20px' },
        [
          box({ fontSize: 34, fontWeight: 800, letterSpacing: '-0.01em' }, dari.brand),
          box({ flexDirection: 'column' }, [
            box({ fontSize: 30, fontWeight: 700, color: WARNA['gold-light'] }, 'Jadwal keberangkatan'),
            box({ fontSize: 92, fontWeight: 800, lineHeight: 1.05, letterSpacing: '-0.03em' }, isi.judul),
          ]),
        ],
      ),
      box({ height: 2, background: WARNA.gold, opacity: 0.55 }),
      ...isi.baris.map((one, index) => row(one, index === 0)),
      ...(isi.lainnya > 0
        ? [
            box(
              { height: 50, alignItems: 'center', fontSize: 24, color: WARNA['on-emerald'] },
              `dan ${isi.lainnya} keberangkatan lainnya di situs kami`,
            ),
          ]
        : []),
      box({ flexGrow: 1 }),
      box({ height: 2, background: WARNA.gold, opacity: 0.55 }),
      box({ height: FOOT - 2, alignItems: 'center', paddingRight: QR + 32 }, [
        box({ flexDirection: 'column', gap: 10 }, [
          box({ fontSize: 32, fontWeight: 700 }, dari.phone && `WhatsApp ${dari.phone}`),
          box({ fontSize: 23, color: WARNA['gold-light'] }, dari.alamat.replace(/^https?:\/\//, '')),
          box(
            { fontSize: 20, color: WARNA['on-emerald'] },
            [dari.izin, `Kursi per ${dari.per}`].filter(Boolean).join(' · '),
          ),
        ]),
      ]),
    ],
  )
}

/** The side of the QR code at the foot, quiet zone included, in points. */
export const QR = 156
/** Returns the place of the QR code, in points from the upper left. */
export function qrPlace(ukuran: PosterUkuran): { left: number; top: number } {
  const { width, height } = UKURAN[ukuran]
  return { left: width - MARGIN - QR, top: height - FOOT + Math.round((FOOT - QR) / 2) }
}
