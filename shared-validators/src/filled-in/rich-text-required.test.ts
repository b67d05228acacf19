import { describeRule } from '../../test/describe-rule.ts';
import { richTextRequired } from './rich-text-required.ts';

describeRule('Rich text required after stripping tags (docs: validators#validator-rich-text)', richTextRequired(), {
  key: 'required',
  accepts: ['text', '<p>a</p>', '<p><b>&amp;</b></p>', '5 < 6', '< 6', '<', '&nbsp', '&nbspx;', '<p>&lt;</p>', '😀'],
  refuses: [
    '<p></p>',
    '<p><br></p>',
    '<p>&nbsp;</p>',
    '<div>\n \u00a0\u200b</div>',
    '<p title="a > b"></p>',
    "<p title='>'>",
    '<!-- -->',
    '<img src=x',
    '<p>&#160;&#xA0;&zwnj;</p>',
    null,
    undefined,
    0,
    {},
  ],
  empty: 'required',
});
