import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  CONDITION_REPORT_NAMES,
  CONDITION_REPORTS,
  isConditionReport,
  REPORT_TEXT_MAX,
} from '#common/conditions/reportKinds.ts';
import { REPORT_WORDS } from '#common/conditions/reportWords.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { OWN_DRAFTS, useDraft } from '#web/data/draft.ts';
import { createAttempts } from '#web/data/relay/attempts.ts';
import { clocks } from '#web/data/serverClock.ts';
import { addPhotos } from '#web/features/photos/upload/photoQueue.ts';
import { typeFault } from '#web/features/photos/upload/uploadFault.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { useUserPosition } from '#web/map/location/userPosition.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { FaultText } from '#web/ui/forms/FaultText.tsx';
import { type Form, useForm } from '#web/ui/forms/useForm.ts';
import { ChipsField } from './ChipsField.tsx';
import { PhotoField } from './PhotoField.tsx';
import { reportCondition } from './reportCondition.ts';
import { WordsField } from './WordsField.tsx';
import styles from './fields.module.css';

interface Props {
  readonly id: AttractionId;
  /** Name of the place. */
  readonly name: string;
  readonly onDone: (outcome: 'sent' | 'sentWithPhoto' | 'queued') => void;
  readonly onCancel: () => void;
}

/** What the user saw: one of the kinds, some words, and whether it is where they stand. A draft until it is sent. */
export function ReportConditionForm(props: Props) {
  const { form, kind, text, onPhoto } = useReport(props);
  const language = useLanguage();
  return (
    <AccountForm
      form={form}
      submit="conditionReport.send"
      method="post"
      beside={
        <OutlineButton onClick={props.onCancel}>
          <FormattedMessage id="report.cancel" />
        </OutlineButton>
      }
    >
      <ChipsField
        form={form}
        name="report"
        legend="conditionReport.kind"
        options={CONDITION_REPORT_NAMES.map((value) => ({ value, text: REPORT_WORDS[value][language] }))}
        {...kind}
      />
      <WordsField form={form} max={REPORT_TEXT_MAX} {...text} />
      <PhotoField form={form} onChosen={onPhoto} />
      <HereField form={form} />
    </AccountForm>
  );
}

function useReport({ id, name, onDone }: Props) {
  const [kind, setKind] = useDraft(`${OWN_DRAFTS}condition.kind.${id}`);
  const [text, setText] = useDraft(`${OWN_DRAFTS}condition.${id}`);
  const [photo, setPhoto] = useState<File | null>(null);
  const [attempts] = useState(createAttempts);
  const language = useLanguage();
  const here = useUserPosition();
  const form = useForm({
    check: (value) => faultsOf(value('report'), value('text'), photo),
    send: async (value) => {
      const report = value('report');
      if (!isConditionReport(report)) return { faults: { report: { id: 'conditionReport.choose' } } };
      const position = value('position') === '' ? null : here;
      const said = { report, text: value('text').trim(), language, position };
      const seenAt = new Date(clocks().server).toISOString();
      const deed = { kind: 'condition', place: id, seenAt, ...said } as const;
      const attempt = attempts.of(JSON.stringify(said));
      const reported = await reportCondition({ placeName: name, deed, attempt, photo });
      if (!('is' in reported)) return reported;
      attempts.settle();
      setKind('');
      setText('');
      if (reported.is === 'sent' && photo !== null) addPhotos(id, name, [photo], reported.conditionId);
      onDone(reported.is === 'sent' && photo !== null ? 'sentWithPhoto' : reported.is);
      return null;
    },
    problem: 'conditionReport.failed',
  });
  return { form, kind: { chosen: kind, onChoose: setKind }, text: { text, onText: setText }, onPhoto: setPhoto };
}

function faultsOf(report: string, text: string, photo: File | null) {
  const needsText = isConditionReport(report) && CONDITION_REPORTS[report].needsText;
  return {
    report: report === '' ? ({ id: 'conditionReport.choose' } as const) : null,
    text: needsText && text.trim() === '' ? ({ id: 'conditionReport.textNeeded' } as const) : null,
    photo: photo && (typeFault(photo)?.fault ?? null),
  };
}

/** Whether the report is of the spot where the user stands; not asked where that is not known. */
function HereField({ form }: { form: Form }) {
  const { position: fault } = form.faults;
  const faultId = useId();
  if (useUserPosition() === null) return null;
  return (
    <div>
      <label className={styles.here}>
        <input
          type="checkbox"
          name="position"
          value="here"
          aria-invalid={Boolean(fault)}
          aria-describedby={fault ? faultId : undefined}
          onChange={() => form.onEdited('position')}
        />
        <FormattedMessage id="conditionReport.here" />
      </label>
      {fault && (
        <p id={faultId} className={styles.fault}>
          <FaultText fault={fault} />
        </p>
      )}
    </div>
  );
}
