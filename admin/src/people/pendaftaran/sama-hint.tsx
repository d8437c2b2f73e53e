import { Text, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { kontakSama, samaText } from '@safar/shared/people/pendaftaran/kembar'
import { PENDAFTARAN_LIMITS, type Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { phoneDigits } from '@safar/shared/platform/contact/chat'
import { isEmail, tidyEmail } from '@safar/shared/platform/contact/email'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { tentang } from './paket-name.ts'
import { pendaftaranQueries } from './pendaftaran.queries.ts'
import classes from './rinci/rinci.module.css'
import { rinciPath } from './rinci/rinci-path.ts'

/** The debounce of the look-up, in milliseconds after the last digit. */
const TYPING_MS = 300
/** Fewer are part of a number that is still being typed. */
const FEWEST_DIGITS = 9

interface Props {
  telepon: string
  email: string
  /** Returns the subject of a registration in words. */
  namaPaket: (paket: string) => string
}

/** Lists registrations under the number (however it is written) or mail being typed, as a hint that never blocks. */
export function SamaHint({ telepon, email, namaPaket }: Props) {
  const mail = tidyEmail(email)
  const isPhone = telepon.length <= PENDAFTARAN_LIMITS.telepon && phoneDigits(telepon).length >= FEWEST_DIGITS
  // As one string: two equal objects are not identical.
  const [asked] = useDebouncedValue(`${isPhone ? telepon : ''}\n${isEmail(mail) ? mail : ''}`, TYPING_MS)
  const [phone = '', address = ''] = asked.split('\n')
  const { data = [] } = useQuery(pendaftaranQueries.sama({ telepon: phone, email: address }))
  return (
    <div role="status">
      {data.length > 0 && (
        <div className={classes.kembar}>
          <Text fw={660}>Kemungkinan ganda</Text>
          {data.map((one) => (
            <SafeRow key={one.id} of={one} name={one.kode} to={rinciPath(one.id)} as="div">
              {() => (
                <Satu
                  one={one}
                  sama={samaText(kontakSama({ telepon: phone, email: address }, one))}
                  namaPaket={namaPaket}
                />
              )}
            </SafeRow>
          ))}
        </div>
      )}
    </div>
  )
}

function Satu({ one, sama, namaPaket }: { one: Pendaftaran; sama: string } & Pick<Props, 'namaPaket'>) {
  return (
    <Text size="sm">
      {sama}: {[one.nama, tentang(one, namaPaket), formatWaktu(one.created_at)].filter(Boolean).join(', ')}.{' '}
      <Link className={classes.tujuan} to={rinciPath(one.id)} target="_blank" rel="noopener">
        Buka {one.kode}
        <VisuallyHidden> (tab baru)</VisuallyHidden>
      </Link>
    </Text>
  )
}
