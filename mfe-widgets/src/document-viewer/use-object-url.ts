import { useEffect, useState } from 'react';

/** A URL of a file in memory, valid while it is used; undefined until it is created. */
export function useObjectUrl(file: Blob): string | undefined {
  const [made, setMade] = useState<{ readonly file: Blob; readonly url: string }>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setMade({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return made?.file === file ? made.url : undefined;
}
