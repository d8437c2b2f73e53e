import { DateInput } from '@mantine/dates'
import { formatTanggal, formatTanggalSingkat, isTanggal, parseTanggal } from '@safar/shared/format/tanggal'
import { IconCalendar } from '@tabler/icons-react'
import { type FocusEvent, memo } from 'react'
import { useFieldValue } from '../form-context.ts'
import classes from './field.module.css'
import { type FieldOptions, useField } from './use-field.tsx'

const UNKNOWN_DATE = 'Tanggal tidak dikenal. Tulis misalnya 16 Januari 2027 atau 16/1/2027'

const CALENDAR_LABELS = {
  monthLevelControl: 'Pilih bulan',
  yearLevelControl: 'Pilih tahun',
  nextMonth: 'Bulan berikutnya',
  previousMonth: 'Bulan sebelumnya',
  nextYear: 'Tahun berikutnya',
  previousYear: 'Tahun sebelumnya',
  nextDecade: 'Dasawarsa berikutnya',
  previousDecade: 'Dasawarsa sebelumnya',
}

interface TanggalFieldProps extends FieldOptions {
  /** `12 Des 2026` where room is short. */
  short?: boolean
}

/** A date, typed as Indonesians write it or chosen from the calendar. */
export const TanggalField = memo(function TanggalField({ short = false, ...options }: TanggalFieldProps) {
  const { form, input } = useField(options)
  const { defaultValue: _start, onChange: _event, ...rest } = input
  const value = String(useFieldValue(options.path))

  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const typed = currentTarget.value
    // The input puts the last good date back by itself; say why.
    if (typed.trim() !== '' && !parseTanggal(typed)) form.setError(options.path, UNKNOWN_DATE)
    else form.fieldLeft(options.path)
  }
  return (
    <DateInput
      {...rest}
      value={isTanggal(value) ? value : null}
      onChange={(date) => form.setValue(options.path, date ?? '')}
      onBlur={leave}
      dateParser={parseTanggal}
      valueFormat={short ? formatTanggalSingkat : formatTanggal}
      allowDeselect
      placeholder={short ? 'tgl bln thn' : 'misalnya 16 Januari 2027'}
      rightSection={<IconCalendar size={18} className={classes.icon} aria-hidden />}
      rightSectionPointerEvents="none"
      ariaLabels={CALENDAR_LABELS}
    />
  )
})
