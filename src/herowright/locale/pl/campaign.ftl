# Campaigns: a party that goes from scenario to scenario, and what can be wrong with one that is brought along.

## What a campaign refuses

campaign-none = Nie ma takiej kampanii. Link może być niepełny albo kampanię usunięto.
campaign-private = To prywatna kampania. Poproś o zaproszenie osobę, która ją rozpoczęła.
campaign-not-owner = Może to zrobić tylko osoba, która rozpoczęła kampanię.
campaign-playing = Drużyna siedzi teraz przy stole. Najpierw dokończcie scenariusz albo go porzućcie.
campaign-not-playing = Drużyna nie siedzi przy żadnym stole, więc nie ma czego porzucać.
campaign-conflict = Ktoś przed chwilą zmienił tę kampanię. Spójrz jeszcze raz i spróbuj ponownie.
campaign-nothing-next = Na razie nie ma kolejnego scenariusza. Wybierz jeden z wygranych, żeby zagrać go jeszcze raz.
campaign-counted = Scenariusz się zakończył i liczy się w kampanii, więc nie można już niczego cofnąć.
