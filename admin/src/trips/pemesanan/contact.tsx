import { ActionIcon, Button } from '@mantine/core'
import { chatUrl, isLandline, mailUrl, phoneUrl } from '@safar/shared/platform/contact/chat'
import type { Tagihan } from '@safar/shared/trips/pemesanan/bills'
import { bookingChat } from '@safar/shared/trips/pemesanan/booking-chat'
import type { PemesananRingkas } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import { brand } from '../../platform/merek.ts'

interface Props {
  booking: PemesananRingkas
  tagihan?: readonly Tagihan[]
  /** True for an icon without a label, where a row has no room. */
  isIcon?: boolean
  /** True for the main button of its place. */
  isMain?: boolean
}

/** Renders the way to who booked: WhatsApp where their number takes it, else a call, else a mail. */
export function Contact({ booking, tagihan, isIcon = false, isMain = false }: Props) {
  const way = wayTo(booking, tagihan)
  if (!way) return null
  const { word, icon: Icon, ...link } = way
  if (isIcon)
    return (
      <ActionIcon component="a" {...link} variant="default" size={34}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    )
  const isWritten = isMain && word === 'Chat'
  return (
    <Button
      component="a"
      {...link}
      {...(isWritten && { 'aria-label': `Tulis pesan ke ${booking.pemesan.nama} (tab baru)` })}
      variant={isMain ? 'filled' : 'default'}
      leftSection={<Icon size={18} aria-hidden />}
    >
      {isWritten ? 'Tulis pesan' : word}
    </Button>
  )
}

function wayTo(booking: PemesananRingkas, tagihan?: readonly Tagihan[]) {
  const { nama, telepon, email } = booking.pemesan
  if (telepon && !isLandline(telepon))
    return {
      word: 'Chat',
      icon: IconBrandWhatsapp,
      href: chatUrl(telepon, bookingChat(brand(), booking, tagihan)),
      target: '_blank',
      rel: 'noreferrer',
      'aria-label': `Chat dengan ${nama} (tab baru)`,
    }
  if (telepon)
    return { word: 'Telepon', icon: IconPhone, href: phoneUrl(telepon), 'aria-label': `Telepon ${nama}` }
  if (email)
    return { word: 'Email', icon: IconMail, href: mailUrl(email), 'aria-label': `Kirim email kepada ${nama}` }
  return null
}
