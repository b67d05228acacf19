import type { SurveyQuestion } from 'shared-client/surveys';
import { useText } from 'shared-session';

/** The name of a question's fields. */
export const fieldOf = (questionId: number | undefined): string => `tc.survey.${questionId}`;

/** One question; a star marks a required one. */
export function Question({
  question,
  values,
  missing,
  onChange,
}: {
  question: SurveyQuestion;
  values: readonly string[];
  /** The question is required and had no response when the survey was sent. */
  missing: boolean;
  onChange: (values: readonly string[]) => void;
}) {
  const t = useText();
  const name = fieldOf(question.questionId);
  const reason = `${name}.error`;
  const marks = { 'aria-invalid': missing || undefined, 'aria-describedby': missing ? reason : undefined };
  const error = missing ? (
    <p id={reason} className="tc-field-error">
      {t('MSG_SURVEY_INCOMPLETE', { question: question.text })}
    </p>
  ) : null;
  const saying = question.required ? `${question.text} *` : question.text;
  if (question.questionType === 'Text') {
    return (
      <div className="tc-field">
        <label htmlFor={name}>{saying}</label>
        <textarea
          id={name}
          name={name}
          className="tc-input"
          rows={3}
          maxLength={2000}
          required={question.required}
          value={values[0] ?? ''}
          {...marks}
          onChange={(event) => onChange([event.target.value])}
        />
        {error}
      </div>
    );
  }
  const several = question.questionType === 'MultipleChoice';
  const options =
    question.questionType === 'Rating'
      ? Array.from({ length: question.maxRating ?? 5 }, (_, index) => String(index + 1))
      : question.options;
  return (
    <fieldset className="tc-choices tc-question" data-invalid={missing || undefined}>
      <legend>{saying}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={values.includes(option)}
            {...marks}
            onChange={(event) =>
              onChange(
                several
                  ? event.target.checked
                    ? [...values, option]
                    : values.filter((one) => one !== option)
                  : [option],
              )
            }
          />
          <span>{option}</span>
        </label>
      ))}
      {error}
    </fieldset>
  );
}
