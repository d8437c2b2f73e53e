import { box, type DrawnNode } from '@safar/shared/files/gambar/drawn-box'
import { TYPE_FAMILIES } from '@safar/shared/files/gambar/drawn-text'
import { WARNA } from '@safar/shared/platform/warna'
import { OG_HEIGHT, OG_WIDTH, type OgCard } from './card.ts'

export const GROUND = WARNA.e900
const COLOR = {
  gold: WARNA['gold-light'],
  text: WARNA.white,
  soft: WARNA['on-emerald'],
}
/** The left edge of the picture; words stay on solid ground. */
export const PHOTO_LEFT = 470
export const MARGIN = 64
export const LOGO_HEIGHT = 76

/** Long names get smaller letters, so that three lines hold them. */
function titleSize(judul: string): number {
  if (judul.length <= 26) return 76
  return judul.length <= 48 ? 62 : 50
}

/** Returns the layout of the card's words for satori; beside a picture their ground fades into it. */
export function cardLayout(
  card: OgCard,
  { onPhoto, withLogo }: { onPhoto: boolean; withLogo: boolean },
): DrawnNode {
  const rows: DrawnNode[] = [
    box(
      { alignItems: 'center', height: LOGO_HEIGHT, fontSize: 38, fontWeight: 800, letterSpacing: -1 },
      withLogo ? '' : card.brand,
    ),
    box({ flexDirection: 'column' }, [
      ...(card.tanda ? [box({ marginBottom: 14, color: COLOR.gold, fontSize: 28 }, card.tanda)] : []),
      box(
        {
          display: 'block',
          lineClamp: 3,
          fontSize: titleSize(card.judul),
          fontWeight: 800,
          lineHeight: 1.08,
          letterSpacing: -1,
        },
        card.judul,
      ),
      box({ marginTop: 22, color: COLOR.soft, fontSize: 29, lineHeight: 1.35 }, card.baris),
    ]),
    box({ alignItems: 'flex-end', minHeight: 62 }, [
      ...(card.harga
        ? [
            box({ fontSize: 54, fontWeight: 800, letterSpacing: -0.8, lineHeight: 1 }, card.harga),
            box({ marginLeft: 14, color: COLOR.soft, fontSize: 28, lineHeight: 1.1 }, '/ pax'),
            box(
              {
                marginLeft: 20,
                padding: '5px 12px',
                borderRadius: 8,
                background: WARNA.gold100,
                color: WARNA['gold-ink'],
                fontSize: 22,
                fontWeight: 800,
              },
              'DOUBLE',
            ),
          ]
        : []),
    ]),
  ]
  const scrim = box({
    position: 'absolute',
    left: PHOTO_LEFT,
    width: 520,
    height: OG_HEIGHT,
    backgroundImage: `linear-gradient(to right, ${GROUND} 2%, ${GROUND}e0 46%, ${GROUND}00 100%)`,
  })
  return box({ width: OG_WIDTH, height: OG_HEIGHT, color: COLOR.text, fontFamily: TYPE_FAMILIES }, [
    ...(onPhoto ? [scrim] : []),
    box(
      {
        position: 'absolute',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: 800,
        height: OG_HEIGHT,
        padding: MARGIN,
      },
      rows,
    ),
  ])
}
