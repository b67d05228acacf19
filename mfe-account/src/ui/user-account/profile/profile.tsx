import { Select } from 'mfe_widgets/select';
import { type JSX, useState } from 'react';
import { type ProfileBody, saveProfile } from 'shared-client/account';
import { LANGUAGES, type Language, locale, nameOf, useText } from 'shared-session';
import { useStore } from 'zustand';
import { CLOCKS, NUMBERS, timeZones, zoneName } from '../../../domain/format-choices.ts';
import { useAccount, useSaves } from '../account-context.ts';
import { Panel } from '../row.tsx';
import { CalledName } from './called-name.tsx';

const choices = (samples: Readonly<Record<string, string>>) =>
  Object.entries(samples).map(([value, label]) => ({ value, label }));

/** Name, language, and the formats of times and numbers (docs: account#profile). Each choice is saved at once. */
export function Profile(): JSX.Element | null {
  const t = useText();
  const profile = useAccount((state) => state.profile);
  const language = useStore(locale, (state) => state.language);
  const save = useSaves();
  // Shown before it is saved.
  const [chosen, setChosen] = useState<ProfileBody>({});
  // Opening a dialog styles every element of the page again, so all time zones are added only when the field is used.
  const [listsZones, setListsZones] = useState(false);
  const listZones = () => setListsZones(true);
  if (profile === undefined) return null;
  const shown = { ...profile, ...chosen };

  const choose = (what: string, choice: ProfileBody) => {
    setChosen((before) => ({ ...before, ...choice }));
    const work = async () => {
      const { timeFormat, numberFormat, timeZone } = await saveProfile(choice);
      await locale.setFormats({
        timeFormat: timeFormat ?? undefined,
        numberFormat: numberFormat ?? undefined,
        timeZone: timeZone ?? undefined,
      });
    };
    save(what, work, () => setChosen({}));
  };
  const speak = (next: Language) => {
    const [spoken = '', country = ''] = next.split('_');
    const before = language;
    const work = async () => {
      await locale.setLanguage(next);
      // Mails and text messages are also written in this language.
      await saveProfile({ language: spoken, country });
    };
    save('changing the language', work, () => void locale.setLanguage(before));
  };
  const byLanguage = { value: '', label: t('LBL_AS_LANGUAGE') };
  return (
    <Panel title={t('LBL_PROFILE')}>
      <div className="ac-form">
        <CalledName profile={profile} />
        <Select
          label={t('LBL_AC_LANGUAGE')}
          value={language}
          onChange={(next) => speak(next as Language)}
          options={LANGUAGES.map((one) => ({ value: one, label: nameOf(one) }))}
        />
        <Select
          label={t('LBL_TIME_FORMAT')}
          value={shown.timeFormat ?? ''}
          onChange={(next) => choose('changing the clock', { timeFormat: (next || null) as ProfileBody['timeFormat'] })}
          options={[byLanguage, ...choices(CLOCKS)]}
        />
        <Select
          label={t('LBL_NUMBER_FORMAT')}
          value={shown.numberFormat ?? ''}
          onChange={(next) =>
            choose('changing the numbers', { numberFormat: (next || null) as ProfileBody['numberFormat'] })
          }
          options={[byLanguage, ...choices(NUMBERS)]}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only prepares the field in it. */}
        <div onPointerEnter={listZones} onFocus={listZones}>
          <Select
            label={t('LBL_TIME_ZONE')}
            description={t('MSG_TIME_ZONE')}
            value={shown.timeZone ?? ''}
            onChange={(next) => choose('changing the time zone', { timeZone: next || null })}
            options={[
              { value: '', label: t('LBL_ZONE_OF_DEVICE') },
              ...(listsZones ? timeZones() : shown.timeZone ? [shown.timeZone] : []).map((zone) => ({
                value: zone,
                label: zoneName(zone),
              })),
            ]}
          />
        </div>
      </div>
    </Panel>
  );
}
