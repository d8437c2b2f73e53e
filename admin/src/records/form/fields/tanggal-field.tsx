import { ActionIcon, TextInput } from '@mantine/core'
import {
  formatTanggal,
  formatTanggalSingkat,
  isTanggal,
  parseTanggal,
} from '@safar/shared/platform/format/tanggal'
import { IconCalendar } from '@tabler/icons-react'
import { memo, Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { useFieldValue } from '../form-context.ts'
import classes from './field.module.css'
import { useField } from './use-field.tsx'

// Most dates are typed; the calendar comes when it is first asked for.
const Kalender = lazyPart(async () => ({ default: (await import('./kalender.tsx')).Kalender }))

interface TanggalFieldProps {
  path: string
  /** `12 Des 2026` where room is short. */
  short?: boolean | undefined
}

/**
 * Renders a date typed as Indonesians write it, or picked from the calendar. Text that is no date stays as typed and is
 * refused with a message: nothing is guessed and nothing vanishes.
 */
export const TanggalField = memo(function TanggalField({ path, short = false }: TanggalFieldProps) {
  const { form, look, input } = useField(path)
  const { defaultValue: _start, ...rest } = input
  const value = String(useFieldValue(path))
  const [typed, setTyped] = useState<string | null>(null)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const format = short ? formatTanggalSingkat : formatTanggal

  const close = () => {
    setOpened(false)
    button.current?.focus({ preventScroll: true })
  }
  return (
    <div className={classes.tanggal}>
      <TextInput
        {...rest}
        value={typed ?? format(value)}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          form.setValue(path, parseTanggal(text) ?? text.trim())
        }}
        onBlur={() => {
          setTyped(null)
          form.fieldLeft(path)
        }}
        autoComplete="off"
        placeholder={short ? '16/1/2027' : 'misalnya 16 Januari 2027'}
        rightSection={
          <ActionIcon
            ref={button}
            variant="subtle"
            size={34}
            aria-label={`Kalender ${look.label}`}
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
            className={classes.icon}
          >
            <IconCalendar size={18} aria-hidden />
          </ActionIcon>
        }
      />
      {opened && (
        <Suspense fallback={null}>
          <Kalender
            label={look.label}
            value={isTanggal(value) ? value : null}
            onPick={(date) => {
              setTyped(null)
              form.setValue(path, date)
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
})
