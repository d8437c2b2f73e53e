import { hargaText } from '@safar/shared/content/paket/rules'
import { box, type DrawnNode } from '@safar/shared/files/gambar/drawn-box'
import { TYPE_FAMILIES } from '@safar/shared/files/gambar/drawn-text'
import { formatTanggalHari } from '@safar/shared/platform/format/tanggal'
import { WARNA } from '@safar/shared/platform/warna'
import type { Agency } from '@safar/shared/settings/agency'
import type { DemoPaket } from './demo-paket.ts'

export const FLYER_WIDTH = 1080
export const FLYER_HEIGHT = 1350
/** The height of a flyer's picture; the words below stand on solid ground, never on the picture's subject. */
export const PICTURE_HEIGHT = 860

const {
  e900: E900,
  gold: GOLD,
  'gold-light': GOLD_LIGHT,
  gold100: GOLD100,
  'gold-ink': GOLD_INK,
  ivory: IVORY,
  'on-emerald': ON_EMERALD,
} = WARNA

/** Letters get smaller as names get longer, so that every name fits two lines. */
const nameSize = ({ length }: string) => (length <= 22 ? 88 : length <= 34 ? 76 : length <= 48 ? 64 : 48)

/** Keeps `1448 H` on one line. */
const keepYear = (nama: string) => nama.replace(/ (\d{4}) H$/, ' $1\u00a0H')

const STAR = 'M12 1.8l3.1 6.4 7 .9-5.1 4.9 1.3 7L12 17.6 5.7 21l1.3-7L1.9 9.1l7-.9z'

const stars = (count: number): DrawnNode =>
  box(
    { alignItems: 'center', gap: 4 },
    Array.from({ length: count }, () => ({
      type: 'svg',
      key: null,
      props: {
        viewBox: '0 0 24 24',
        width: 28,
        height: 28,
        children: [{ type: 'path', key: null, props: { d: STAR, fill: GOLD } }],
      },
    })),
  )

const dot = (): DrawnNode => box({ width: 6, height: 6, borderRadius: 3, background: GOLD })

/** The first two hotels with their way to the mosque: what a family asks after the price. */
function hotel({ hotels }: DemoPaket): DrawnNode {
  const lines = hotels
    .slice(0, 2)
    .map(({ nama_hotel, lokasi }) =>
      box({ flexDirection: 'column', alignItems: 'flex-end', gap: 2 }, [
        box({ fontSize: 25, fontWeight: 700 }, nama_hotel),
        box({ fontSize: 21, color: ON_EMERALD }, lokasi.replace(/^[^,]+, /, '')),
      ]),
    )
  return box({ flexDirection: 'column', gap: 14 }, lines)
}

function harga(paket: DemoPaket): DrawnNode {
  // A price that nobody has set yet belongs to no room.
  if (paket.harga_double === 0)
    return box({ fontSize: 56, fontWeight: 800, color: GOLD_LIGHT }, hargaText(paket))
  return box({ flexDirection: 'column', gap: 4 }, [
    box({ alignItems: 'center', gap: 14, fontSize: 25, color: ON_EMERALD }, [
      box({}, 'Harga per pax'),
      box(
        {
          padding: '5px 14px',
          borderRadius: 8,
          background: GOLD100,
          color: GOLD_INK,
          fontSize: 20,
          fontWeight: 800,
          letterSpacing: '0.07em',
        },
        'DOUBLE',
      ),
    ]),
    box(
      { fontSize: 78, fontWeight: 800, letterSpacing: '-0.02em', lineHeight: 1.1, color: GOLD_LIGHT },
      hargaText(paket),
    ),
  ])
}

/** The agency on a flyer; missing values and expired licences are left out. */
export type FlyerAgency = Pick<Agency, 'phone' | 'ppiu' | 'pihk'>

/** Returns the layout of a flyer's words for satori. */
export function flyerLayout(paket: DemoPaket, { phone, ppiu, pihk }: FlyerAgency): DrawnNode {
  const [jenis, nomor] = paket.tipe_paket === 'Haji' ? ['PIHK', pihk] : ['PPIU', ppiu]
  const izin = nomor && `Izin ${jenis} ${nomor}`
  return box(
    {
      width: FLYER_WIDTH,
      height: FLYER_HEIGHT,
      flexDirection: 'column',
      justifyContent: 'flex-end',
      fontFamily: TYPE_FAMILIES,
      fontWeight: 500,
      color: IVORY,
      backgroundImage: `linear-gradient(180deg, ${E900}c7 0%, ${E900}00 20%, ${E900}00 44%, ${E900}db 57%, ${E900} 63.6%, ${E900} 100%)`,
    },
    [
      box(
        {
          position: 'absolute',
          top: 72,
          right: 64,
          padding: '12px 28px',
          borderRadius: 999,
          background: IVORY,
          color: E900,
          fontSize: 28,
          fontWeight: 700,
        },
        paket.tipe_paket,
      ),
      box({ flexDirection: 'column', padding: '0 64px 56px' }, [
        box(
          {
            fontSize: nameSize(paket.nama_paket),
            fontWeight: 800,
            lineHeight: 1.06,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
          },
          keepYear(paket.nama_paket),
        ),
        box({ marginTop: 30, fontSize: 34, fontWeight: 700 }, [
          box({}, formatTanggalHari(paket.tanggal_keberangkatan)),
        ]),
        box({ marginTop: 14, alignItems: 'center', gap: 18, fontSize: 28, color: ON_EMERALD }, [
          box({}, paket.durasi),
          dot(),
          box({}, `dari ${paket.pemberangkatan}`),
          dot(),
          box({}, paket.maskapai),
          dot(),
          stars(paket.rating_hotel),
        ]),
        box({ marginTop: 34, marginBottom: 30, height: 2, background: GOLD, opacity: 0.55 }),
        box({ alignItems: 'center', justifyContent: 'space-between' }, [harga(paket), hotel(paket)]),
        box({ marginTop: 28, justifyContent: 'space-between', fontSize: 25, color: ON_EMERALD }, [
          box({}, [izin, 'Gambar: ilustrasi'].filter(Boolean).join(' · ')),
          box({ fontWeight: 700, color: IVORY }, phone && `WhatsApp ${phone}`),
        ]),
      ]),
    ],
  )
}
