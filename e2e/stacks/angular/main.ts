import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

/** The element in Angular, compiled in the browser. */
class Page {
  readonly verified = signal('nothing');

  completed(event: Event): void {
    const { detail } = event as CustomEvent<Readonly<Record<string, boolean>>>;
    this.verified.set(
      Object.keys(detail)
        .filter((one) => detail[one])
        .join(),
    );
  }
}

Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<main><p>Verified: {{ verified() }}</p>
    <recovery-options skip-location-change (recovery-completed)="completed($event)"></recovery-options></main>`,
})(Page);

bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });
